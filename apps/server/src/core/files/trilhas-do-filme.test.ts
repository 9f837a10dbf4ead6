import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { trilhasDoFilme } from './trilhas-do-filme.ts'

const caixa = (nome: string, ...partes: Buffer[]): Buffer => {
  const corpo = Buffer.concat(partes)
  const cabeca = Buffer.alloc(8)
  cabeca.writeUInt32BE(corpo.length + 8)
  cabeca.write(nome, 4, 'latin1')
  return Buffer.concat([cabeca, corpo])
}
const amostra = (codec: string): Buffer => caixa('stsd', Buffer.alloc(8), caixa(codec, Buffer.alloc(20)))
const trilha = (tipo: string, codec: string): Buffer =>
  caixa(
    'trak',
    caixa('tkhd', Buffer.alloc(84)),
    caixa(
      'mdia',
      caixa('hdlr', Buffer.alloc(8), Buffer.from(tipo), Buffer.alloc(13)),
      caixa('minf', caixa('stbl', amostra(codec))),
    ),
  )
const FTYP = caixa('ftyp', Buffer.from('isom'), Buffer.alloc(4))
const MOOV = caixa('moov', caixa('mvhd', Buffer.alloc(100)), trilha('vide', 'hvc1'), trilha('soun', 'mp4a'))
const MDAT = caixa('mdat', Buffer.alloc(300_000, 7))
const LIDAS = [
  { tipo: 'video', codec: 'hvc1' },
  { tipo: 'som', codec: 'mp4a' },
]
const longa = (b: Buffer): Buffer => {
  const cabeca = Buffer.alloc(16)
  cabeca.writeUInt32BE(1)
  b.copy(cabeca, 4, 4, 8)
  cabeca.writeBigUInt64BE(BigInt(b.length + 8), 8)
  return Buffer.concat([cabeca, b.subarray(8)])
}

// biome-ignore lint/suspicious/useAwait: pieces are read one after another
async function* emPedacos(b: Buffer, de: number): AsyncGenerator<Uint8Array> {
  for (let o = 0; o < b.length; o += de) yield b.subarray(o, o + de)
}

test.each([
  ['the index in front', [FTYP, MOOV, MDAT]],
  ['the index behind everything', [FTYP, MDAT, MOOV]],
  ['a long length', [FTYP, longa(MDAT), MOOV]],
])('%s, however the pieces fall', async (_, partes) => {
  for (const de of [7, 1_000, 1_000_000])
    expect(await trilhasDoFilme('mp4', emPedacos(Buffer.concat(partes), de))).toEqual(LIDAS)
})
test.each([
  ['cut off within the pictures', Buffer.concat([FTYP, MDAT, MOOV]).subarray(0, 200_000)],
  ['cut off within the index', Buffer.concat([FTYP, MOOV]).subarray(0, 120)],
  ['a length of nothing', Buffer.concat([FTYP, Buffer.alloc(8)])],
  ['no boxes at all', Buffer.from('this is no film, whatever its name says')],
])('%s has none', async (_, b) => {
  expect(await trilhasDoFilme('mp4', emPedacos(b, 64))).toBeNull()
})
test('a film of ours', async () => {
  const b = readFileSync(path.resolve(import.meta.dirname, '../../../../../tools/demo/transmissao/alta.mp4'))
  const lidas = await trilhasDoFilme('mp4', emPedacos(b, 10_000))
  expect(lidas).toContainEqual({ tipo: 'video', codec: 'avc1' })
})
test('WebM names its codecs as letters', async () => {
  const b = Buffer.from('\x1aE\xdf\xa3webm\xae\x86\x85V_VP9\xae\x86\x86A_OPUS', 'latin1')
  expect(await trilhasDoFilme('webm', emPedacos(b, 5))).toEqual([
    { tipo: 'video', codec: 'V_VP9' },
    { tipo: 'som', codec: 'A_OPUS' },
  ])
})
