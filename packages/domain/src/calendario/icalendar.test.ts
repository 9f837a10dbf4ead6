import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dobrar, icalendar } from './icalendar.ts'

const AGORA = Date.parse('2026-11-22T12:00:00Z')
const UM = {
  uid: 'abc@leilao.exemplo.com.br',
  inicio: Date.parse('2026-12-01T10:00:00-03:00'),
  duracaoMinutos: 90,
  titulo: 'Leilão de bancos; carros, motos',
  descricao: 'Linha 1\nLinha 2 \\ fim',
  local: 'Rua A, 1, São Paulo/SP',
  url: 'https://leilao.exemplo.com.br/agenda/abc',
  cancelado: false,
}
const desdobrar = (t: string): string => t.replaceAll('\r\n ', '')

test('an appointment with its instant in UTC and its texts escaped', () => {
  const linhas = desdobrar(icalendar('Casa', [UM], AGORA)).split('\r\n')
  expect(linhas).toContain('DTSTART:20261201T130000Z')
  expect(linhas).toContain('DTSTAMP:20261122T120000Z')
  expect(linhas).toContain('DURATION:PT90M')
  expect(linhas).toContain('SUMMARY:Leilão de bancos\\; carros\\, motos')
  expect(linhas).toContain('DESCRIPTION:Linha 1\\nLinha 2 \\\\ fim')
  expect(linhas.at(-1)).toBe('')
  expect(linhas.filter((l) => l.startsWith('BEGIN:')).length).toBe(
    linhas.filter((l) => l.startsWith('END:')).length,
  )
})

test('what was cancelled says so, and a title cannot end its event', () => {
  const texto = icalendar(
    'Casa',
    [{ ...UM, cancelado: true, titulo: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT' }],
    AGORA,
  )
  expect(texto).toContain('STATUS:CANCELLED')
  expect(desdobrar(texto).match(/^END:VEVENT/gm)).toHaveLength(1)
})

test('an appointment without one place says none', () => {
  expect(icalendar('Casa', [UM], AGORA)).toContain('LOCATION:Rua A')
  expect(icalendar('Casa', [{ ...UM, local: '' }], AGORA)).not.toContain('LOCATION')
})

test('no line is longer than 75 octets, and none loses a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (t) => {
      const limpo = t.replace(/[\r\n]/g, '')
      const dobrado = dobrar(limpo)
      for (const linha of dobrado.split('\r\n')) expect(Buffer.byteLength(linha)).toBeLessThanOrEqual(75)
      expect(desdobrar(dobrado)).toBe(limpo)
    }),
  )
})
