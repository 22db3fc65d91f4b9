#!/bin/sh
# encode-track.sh <file.wav> <folder>   Opus in WebM and AAC in M4A, no metadata.
set -eu
ffmpeg -v error -y -i "$1" -map_metadata -1 -c:a libopus -b:a 112k -vbr on -application audio "$2/track.webm"
ffmpeg -v error -y -i "$1" -map_metadata -1 -c:a aac -b:a 128k -movflags +faststart "$2/track.m4a"
ls -l "$2/track.webm" "$2/track.m4a"
