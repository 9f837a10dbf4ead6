// The dashboard of each vehicle with the kilometres that its record says: two dials or a screen, by the age of the
// vehicle. Run: node tools/run.mjs tools/demo/desenhar/painel.ts
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { VEICULOS } from '../veiculos.ts'
import { FONTE } from './letreiro.ts'

const [W, H] = [1200, 900]
/** What each picture may weigh. */
const LIMIT = 40 * 1024
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'fotos')

type Look = { glow: string; digital: boolean; top: number }
type Vehicle = (typeof VEICULOS)[number]

/** The same vehicle always looks the same. */
function lookOf(v: Vehicle): Look {
  const seed = [...v.codigo].reduce((n, c) => (n * 31 + c.charCodeAt(0)) >>> 0, 7)
  return {
    glow: ['#e8eef2', '#ff6a3c', '#7fd4ff', '#ffd27a'][seed % 4] ?? '#e8eef2',
    digital: (v.anoModelo ?? 0) >= 2020,
    top: v.tipo === 'PESADO' ? 140 : v.tipo === 'MOTO' ? 180 : 220,
  }
}

const polar = (x: number, y: number, r: number, a: number): [number, number] => [
  x + r * Math.cos(a),
  y + r * Math.sin(a),
]

/** The cowl over the instruments, soft light from the left window, the rim of the steering wheel below. */
function cockpit(c: SKRSContext2D): void {
  const back = c.createLinearGradient(0, 0, W, H)
  back.addColorStop(0, '#4a4d50')
  back.addColorStop(0.45, '#2a2c2e')
  back.addColorStop(1, '#1b1c1d')
  c.fillStyle = back
  c.fillRect(0, 0, W, H)
  c.fillStyle = '#0b0c0d'
  c.beginPath()
  c.moveTo(40, 720)
  c.bezierCurveTo(40, 190, 300, 130, 600, 130)
  c.bezierCurveTo(900, 130, 1160, 190, 1160, 720)
  c.closePath()
  c.fill()
  c.lineWidth = 26
  const edge = c.createLinearGradient(0, 120, 0, 720)
  edge.addColorStop(0, '#5b5f63')
  edge.addColorStop(1, '#232526')
  c.strokeStyle = edge
  c.stroke()
}

function wheel(c: SKRSContext2D): void {
  c.lineWidth = 78
  const rim = c.createLinearGradient(0, 640, 0, 900)
  rim.addColorStop(0, '#3a3c3e')
  rim.addColorStop(0.5, '#1d1e1f')
  rim.addColorStop(1, '#0c0d0d')
  c.strokeStyle = rim
  c.beginPath()
  c.ellipse(600, 1420, 860, 690, 0, Math.PI * 1.12, Math.PI * 1.88)
  c.stroke()
}

/** One round instrument whose hand rests at zero. */
function dial(
  c: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  last: number,
  unit: string,
  look: Look,
): void {
  const face = c.createRadialGradient(x, y - r * 0.3, r * 0.1, x, y, r)
  face.addColorStop(0, '#24272a')
  face.addColorStop(1, '#101213')
  c.fillStyle = face
  c.beginPath()
  c.arc(x, y, r, 0, Math.PI * 2)
  c.fill()
  c.lineWidth = 7
  c.strokeStyle = '#8f979d'
  c.stroke()
  const [from, sweep] = [Math.PI * 0.75, Math.PI * 1.5]
  const steps = last > 20 ? last / 20 : last
  c.textAlign = 'center'
  c.textBaseline = 'middle'
  for (let i = 0; i <= steps * 4; i++) {
    const a = from + (sweep * i) / (steps * 4)
    const long = i % 4 === 0
    c.lineWidth = long ? 5 : 2
    c.strokeStyle = long ? look.glow : '#9aa1a6'
    c.beginPath()
    c.moveTo(...polar(x, y, r * 0.93, a))
    c.lineTo(...polar(x, y, r * (long ? 0.83 : 0.88), a))
    c.stroke()
    if (!long) continue
    c.fillStyle = look.glow
    c.font = `600 ${Math.round(r * 0.105)}px ${FONTE}`
    c.fillText(String(Math.round((last * i) / (steps * 4))), ...polar(x, y, r * 0.71, a))
  }
  c.fillStyle = '#9aa1a6'
  c.font = `500 ${Math.round(r * 0.1)}px ${FONTE}`
  c.fillText(unit, x, y + r * 0.3)
  c.lineWidth = 8
  c.lineCap = 'round'
  c.strokeStyle = '#e5332a'
  c.beginPath()
  c.moveTo(...polar(x, y, r * 0.16, from + Math.PI))
  c.lineTo(...polar(x, y, r * 0.8, from))
  c.stroke()
  c.fillStyle = '#17191a'
  c.beginPath()
  c.arc(x, y, r * 0.13, 0, Math.PI * 2)
  c.fill()
}

const km = (n: number): string => `${n.toLocaleString('pt-BR')} km`

/** The small screen that counts. */
function counter(c: SKRSContext2D, v: Vehicle, x: number, y: number, w: number, h: number, look: Look): void {
  c.fillStyle = look.digital ? '#06121c' : '#1a2420'
  c.beginPath()
  c.roundRect(x - w / 2, y - h / 2, w, h, 14)
  c.fill()
  c.lineWidth = 2
  c.strokeStyle = '#4b5257'
  c.stroke()
  c.textAlign = 'center'
  c.fillStyle = '#aab4ba'
  c.font = `500 ${Math.round(h * 0.17)}px ${FONTE}`
  c.fillText('TOTAL', x, y - h * 0.26)
  c.fillStyle = look.glow
  c.font = `700 ${Math.round(Math.min(h * 0.3, w / 7))}px ${FONTE}`
  c.fillText(km(v.km ?? 0), x, y + h * 0.04)
  c.fillStyle = '#aab4ba'
  c.font = `500 ${Math.round(Math.min(h * 0.15, w / 13))}px ${FONTE}`
  c.fillText('P      14:32      24 °C', x, y + h * 0.34)
}

/** What the engine does: revolutions, or power where nothing revolves. */
function revs(c: SKRSContext2D, v: Vehicle, x: number, y: number, r: number, look: Look): void {
  if (v.combustivel === 'ELE') dial(c, x, y, r, 120, 'kW', look)
  else dial(c, x, y, r, v.combustivel === 'DIE' ? 5 : 8, 'x1000 rpm', look)
}

function instruments(c: SKRSContext2D, v: Vehicle, look: Look): void {
  if (v.tipo === 'MOTO') {
    dial(c, 600, 390, 235, look.top, 'km/h', look)
    counter(c, v, 600, 662, 260, 100, look)
    return
  }
  if (look.digital) {
    c.fillStyle = '#071018'
    c.beginPath()
    c.roundRect(180, 275, 840, 380, 46)
    c.fill()
    revs(c, v, 345, 465, 148, look)
    dial(c, 855, 465, 148, look.top, 'km/h', look)
    counter(c, v, 600, 465, 196, 150, look)
    return
  }
  revs(c, v, 325, 430, 182, look)
  dial(c, 875, 430, 182, look.top, 'km/h', look)
  // Below, where the dials curve away from each other: it hides no figure of theirs.
  counter(c, v, 600, 610, 280, 130, look)
}

/** A pane of clear plastic lies over the dials: it mirrors the window, and dust shows on it. */
function pane(c: SKRSContext2D): void {
  const shine = c.createLinearGradient(120, 180, 760, 640)
  shine.addColorStop(0, 'rgba(255,255,255,.16)')
  shine.addColorStop(0.35, 'rgba(255,255,255,.03)')
  shine.addColorStop(1, 'rgba(255,255,255,0)')
  c.fillStyle = shine
  c.beginPath()
  c.moveTo(110, 640)
  c.bezierCurveTo(110, 240, 330, 170, 600, 170)
  c.lineTo(300, 650)
  c.closePath()
  c.fill()
}

for (const v of VEICULOS) {
  if (v.km === null) continue
  const canvas = createCanvas(W, H)
  const c = canvas.getContext('2d')
  cockpit(c)
  instruments(c, v, lookOf(v))
  pane(c)
  if (v.tipo !== 'MOTO') wheel(c)
  const bytes = await sharp(canvas.toBuffer('image/png')).webp({ quality: 62, effort: 6 }).toBuffer()
  if (bytes.length > LIMIT) throw new Error(`the dashboard of ${v.codigo} weighs ${bytes.length} bytes`)
  writeFileSync(join(folder, `painel-${v.codigo}.webp`), bytes)
}
