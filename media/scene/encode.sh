#!/bin/sh
# encode.sh <loop.mkv> <name> [av1 crf] [h264 crf] [folder]
# Makes <name>.mp4 (H.264 High, faststart) and <name>.<hash of the MP4>.webm (AV1, 10 bits), both without sound. By the hash
# the site knows that the two files are the same film.
set -eu
IN=$1 NAME=$2 AV1=${3:-40} AVC=${4:-25} OUT=${5:-lib/content/films}
COLOUR="-color_primaries bt709 -color_trc bt709 -colorspace bt709"
LAP=$(mktemp -d)
trap 'rm -r "$LAP"' EXIT

# With 10 bits the dark sky shows no steps. The last group of pictures would be short and coarse, which one would see in
# the loop. 16 frames of the next lap complete the group and are cut off afterwards.
nice -n 15 ffmpeg -v error -y -stream_loop 1 -i "$IN" -frames:v 326 -vf format=yuv420p10le -c:v libsvtav1 -preset 3 \
  -crf "$AV1" -g 330 -svtav1-params tune=0:enable-qm=1:film-grain=0 $COLOUR -an "$LAP/lap.webm"

# Every hardware decoder plays at most 1920 px with 4 reference frames (level 4.0). 8 bits would show steps in the shadows, so
# error diffusion and a high aq strength spend more of the file there. The last frames also get more, so that the key frame of
# the next lap does not show as a jump.
nice -n 15 ffmpeg -v error -y -i "$IN" -vf "scale=w='min(1920,iw)':h=-2:flags=lanczos:sws_dither=ed,format=yuv420p" \
  -c:v libx264 -preset veryslow -profile:v high -crf "$AVC" -g 310 -bf 6 \
  -x264-params aq-mode=3:aq-strength=1.15:psy-rd=0.8,0.1:deblock=1,1:rc-lookahead=60:ref=4:zones=300,309,b=2.5 \
  $COLOUR -movflags +faststart -an "$OUT/$NAME.mp4"

HASH=$(sha256sum "$OUT/$NAME.mp4" | cut -c1-10)
ffmpeg -v error -y -i "$LAP/lap.webm" -c copy -frames:v 310 "$OUT/$NAME.$HASH.webm"

ls -l "$OUT/$NAME.$HASH.webm" "$OUT/$NAME.mp4"
