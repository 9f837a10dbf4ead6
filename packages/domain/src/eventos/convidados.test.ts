import { expect, test } from 'vitest'
import { codigoLido, lerConvidados, mostrarCodigo, recusaDaResposta } from './convidados.ts'

const folha = (...linhas: string[][]) =>
  lerConvidados(linhas.map((celulas, i) => ({ numero: i + 1, celulas })))

test('a spreadsheet of guests is read by the names of its columns, row by row', () => {
  const r = folha(
    ['Convidado', 'E-mail', 'Celular'],
    ['Ana', 'ANA@exemplo.com.br', '11999990000'],
    ['', ''],
    ['', 'sem-nome@exemplo.com.br'],
    ['Beto', 'beto'],
    ['Ana de novo', 'ana@exemplo.com.br'],
    ['Sem contato', ''],
  )
  if (!r.ok) throw new Error(r.motivo)
  expect(r.convidados.map((c) => [c.linha, c.email, c.erro])).toEqual([
    [2, 'ana@exemplo.com.br', null],
    [4, 'sem-nome@exemplo.com.br', 'Informe o nome.'],
    [5, 'beto', 'O e-mail beto não é válido.'],
    [6, 'ana@exemplo.com.br', 'Este e-mail já está em outra linha.'],
    [7, null, null],
  ])
  expect(folha(['quem'], ['Ana'])).toMatchObject({ ok: false })
  expect(folha(['nome'])).toMatchObject({ ok: false, motivo: 'A planilha não tem linhas.' })
})

test.each([
  ['https://casa.com.br/convite/ABCDE23456', 'ABCDE23456'],
  ['abcde-23456', 'ABCDE23456'],
  [' ABCDE 23456 ', 'ABCDE23456'],
  ['ABCDE2345', null],
  ['ABCDE2345O', null],
  ['https://outro.com/x', null],
])('%s is read as %s', (texto, codigo) => expect(codigoLido(texto)).toBe(codigo))

test('a code is shown in two halves, and read again', () =>
  expect(codigoLido(mostrarCodigo('ABCDE23456'))).toBe('ABCDE23456'))

const evento = { fimAt: 1000, ativo: true, acompanhantesMaximo: 2, capacidade: 10 }
test.each([
  ['fits', {}, { vem: true, acompanhantes: 2 }, 7, 500, null],
  ['is over', {}, { vem: true, acompanhantes: 0 }, 0, 1001, 'Este evento já terminou.'],
  ['was cancelled', { ativo: false }, { vem: false, acompanhantes: 0 }, 0, 1, 'Este evento foi cancelado.'],
  ['too many', {}, { vem: true, acompanhantes: 3 }, 0, 1, 'Este convite vale para até 2 acompanhantes.'],
  [
    'alone',
    { acompanhantesMaximo: 0 },
    { vem: true, acompanhantes: 1 },
    0,
    1,
    'Este convite é só para você.',
  ],
  ['full', {}, { vem: true, acompanhantes: 2 }, 8, 1, 'Não há mais lugares para este número de pessoas.'],
  ['a no needs no place', {}, { vem: false, acompanhantes: 0 }, 10, 1, null],
  ['no limit', { capacidade: null }, { vem: true, acompanhantes: 0 }, 9999, 1, null],
] as const)('an answer that %s', (_, mudar, resposta, jaVem, agora, esperado) =>
  expect(recusaDaResposta({ ...evento, ...mudar }, resposta, jaVem, agora)).toBe(esperado),
)
