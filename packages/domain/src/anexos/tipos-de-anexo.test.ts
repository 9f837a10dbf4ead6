import { describe, expect, it, test } from 'vitest'
import {
  formatoPeloNome,
  limitesDoTipo,
  nomesNoArquivo,
  ordenarAnexos,
  recusarAnexo,
  tipoConformeOFormato,
} from './tipos-de-anexo.ts'

const MB = 1024 * 1024
describe('what may be kept', () => {
  const bom = { entidade: 'comitente', tipo: 'contrato', bytes: MB, formato: 'pdf', jaTem: 0 } as const
  test.each([
    ['a contract', {}, null],
    ['a photograph of a consignor', { tipo: 'foto', formato: 'jpg' }, 'TIPO'],
    ['a contract as picture', { formato: 'jpg' }, 'ARQUIVO'],
    ['at the limit', { bytes: 10 * MB }, null],
    ['above it', { bytes: 10 * MB + 1 }, 'ARQUIVO'],
    ['above the limit of another kind', { tipo: 'outro', bytes: 5 * MB + 1 }, 'ARQUIVO'],
    ['the last one', { jaTem: 99 }, null],
    ['one too many', { jaTem: 100 }, 'CHEIO'],
  ] as const)('%s', (_, mudar, codigo) =>
    expect(recusarAnexo({ ...bom, ...mudar })?.codigo ?? null).toBe(codigo),
  )
})

test.each([
  [
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
  ],
  [
    ['a', 'b', 'novo'],
    ['b', 'a'],
    ['b', 'a', 'novo'],
  ],
  [
    ['a', 'b'],
    ['b', 'removido', 'b'],
    ['b', 'a'],
  ],
])('order of %j asked as %j', (atuais, pedida, fica) => expect(ordenarAnexos(atuais, pedida)).toEqual(fica))

it('names of an archive lead nowhere and differ', () =>
  expect(
    nomesNoArquivo([
      { nome: 'a.pdf', pasta: '' },
      { nome: 'A.pdf', pasta: '' },
      { nome: '../../etc/passwd', pasta: '..' },
      { nome: 'a.pdf', pasta: 'Contratos' },
      { nome: '', pasta: '' },
    ]),
  ).toEqual(['a.pdf', 'A (2).pdf', '-..-etc-passwd', 'Contratos/a.pdf', 'arquivo']))

test.each([
  ['foto.JPEG', 'jpg'],
  ['laudo.final.pdf', 'pdf'],
  ['sem-ponto', null],
  ['x.constructor', null],
  ['IMG_1.MOV', 'mov'],
] as const)('%s promises %s', (nome, formato) => expect(formatoPeloNome(nome)).toBe(formato))

test.each([
  ['veiculo', 'jpg', 'foto'],
  ['veiculo', 'pdf', 'documento'],
  ['venda', 'png', 'documento'],
  ['leilao', 'pdf', 'outro'],
  ['venda', null, 'documento'],
  ['veiculo', 'mov', 'video'],
] as const)('in %s a %s is kept as %s', (entidade, formato, tipo) =>
  expect(tipoConformeOFormato(entidade, formato)).toBe(tipo),
)

test.each([
  ['veiculo', 'video', 'MP4, WEBM, MOV até 500 MB.'],
  ['venda', 'nota', 'PDF até 5 MB.'],
  [
    'leilao',
    null,
    'PDF, JPG, PNG até 10 MB; MP4, WEBM, MOV até 500 MB. Localização e dados da câmera saem das fotos.',
  ],
] as const)('limits of %s, %s in words', (entidade, tipo, texto) =>
  expect(limitesDoTipo(entidade, tipo)).toBe(texto),
)
