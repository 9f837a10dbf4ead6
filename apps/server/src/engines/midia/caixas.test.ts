import { expect, test } from 'vitest'
import {
  avcCDe,
  codecsDe,
  fragmento,
  lerFragmentos,
  segmentoInicial,
  tamanhoDaImagem,
  tamanhoDoInicio,
} from './caixas.ts'
import { SILENCIO } from './silencio.ts'

const avcC = Buffer.from('0142e01fffe1000c6742e01f8c8d40502ec8000001000468ce3c80', 'hex')
const imagem = { avcC, w: 1280, h: 720 }

test('an init segment is whole boxes and tells the decoder what it was given', () => {
  const b = segmentoInicial(imagem)
  expect(b.toString('latin1', 4, 8)).toBe('ftyp')
  expect(tamanhoDoInicio(b)).toBe(b.length)
  expect(avcCDe(b)?.equals(avcC)).toBe(true)
  expect(tamanhoDaImagem(b)).toEqual({ w: 1280, h: 720 })
  expect(codecsDe(avcC)).toBe('avc1.42e01f,mp4a.40.2')
})

test('fragments are read back as they were written, half ones at the end are left out', () => {
  const inicio = 5_400_000_000_000 // beyond 32 bits, as programme time is
  const um = fragmento({ video: true, inicio, duracao: 3000, chave: true, dados: Buffer.from('quadro') })
  const dois = fragmento({ video: false, inicio: 48_000, duracao: 1024, chave: true, dados: SILENCIO })
  const cortado = Buffer.concat([um, dois, um.subarray(0, 105)])
  const lidos = [...lerFragmentos(cortado)]
  expect(lidos).toHaveLength(2)
  expect(lidos[0]).toMatchObject({ video: true, inicio, duracao: 3000, chave: true, lugar: 0 })
  expect(lidos[0]?.dados.toString()).toBe('quadro')
  expect(lidos[1]).toMatchObject({ video: false, inicio: 48_000, lugar: um.length })
})

test('the box sizes of a fragment add up', () => {
  const f = fragmento({ video: true, inicio: 0, duracao: 1, chave: false, dados: Buffer.alloc(11) })
  const moof = f.readUInt32BE(0)
  expect(f.toString('latin1', moof + 4, moof + 8)).toBe('mdat')
  expect(moof + f.readUInt32BE(moof)).toBe(f.length)
  // data offset of the run: from the moof to the first byte of the sample
  expect(f.readUInt32BE(84)).toBe(moof + 8)
})

test('silence is a channel pair of seven bytes', () => {
  expect(SILENCIO.length).toBe(7)
  expect((SILENCIO[0] ?? 0) >> 5).toBe(1)
})
