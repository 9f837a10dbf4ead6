import { TIME_DO_GERENTE } from '@martelo/domain/comum/transicoes.ts'
import { PERMISSOES_DE_ADMINISTRACAO } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { PERMISSOES_COM_DINHEIRO } from '@martelo/domain/usuarios/segundo-fator.ts'
import { describe, expect, test } from 'vitest'
import {
  limitadoAosPatios,
  PAPEIS,
  type Papel,
  PERMISSOES,
  PERMISSOES_AJUSTAVEIS,
  type Permissao,
  permite,
} from './permissions.ts'
import { TELAS_RETAGUARDA } from './telas/retaguarda.telas.ts'
import { TELAS_DE_VEICULOS } from './telas/veiculos.telas.ts'

describe('who opens what, where the specification says it', () => {
  test.each<[Permissao, readonly Papel[]]>([
    ['hotsite:editar', ['ADM']],
    ['usuario:administrar', ['ADM']],
    ['operacao:ver', ['ADM', 'Interno - Desenvolvimento TI']],
    ['manutencao:fazer', ['ADM']],
    ['conta-bancaria:editar', ['ADM']],
    ['unidade-negocio:editar', ['ADM']],
    ['carimbo:editar', ['ADM']],
    ['proposta:responder', ['ADM', 'SAC', 'Acerto']],
    ['comitente:acompanhar', ['ADM', 'Comitente']],
  ])('%s', (permissao, papeis) => {
    const outros: readonly Papel[] = [
      'Interno - Desenvolvimento TI',
      'ADM',
      'SAC',
      'GerenteSAC',
      'MKT',
      'Leiloeiro',
      'Comitente',
      'Pátio',
      'Leilão',
      'Acerto',
      'GerenteAcerto',
      'Financeiro',
    ]
    expect(outros.filter((p) => permite(permissao, { papeis: [p] }))).toEqual(
      outros.filter((p) => papeis.includes(p)),
    )
  })
})

describe('who reads it by job writes in it too; one person may lose the writing alone', () => {
  test.each<[Permissao, Permissao, readonly Papel[]]>([
    [
      'incidente:ver',
      'incidente:tratar',
      ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Assessorias Jurídicas'],
    ],
    ['prestacao:ver', 'prestacao:fazer', ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro']],
    ['deposito:ver', 'deposito:editar', ['ADM', 'Interno - Desenvolvimento TI']],
    ['documento-leilao:ver', 'documento-leilao:mover', ['ADM', 'Leilão', 'Acerto', 'GerenteAcerto']],
  ])('%s, %s', (ve, escreve, papeis) => {
    const com = (p: Permissao) => PAPEIS.filter((papel) => permite(p, { papeis: [papel] }))
    expect(com(ve).toSorted()).toEqual([...papeis].toSorted())
    expect(com(escreve)).toEqual(com(ve))
    const so = { papeis: [...papeis], ajustes: [`-${escreve}`] }
    expect([permite(ve, so), permite(escreve, so)]).toEqual([true, false])
  })
})

/** The specification names the roles of these. */
const SEM_GERENTES: readonly string[] = ['proposta:responder']
test.each(Object.entries(TIME_DO_GERENTE))('%s holds what %s holds', (gerente, time) => {
  const faltam = (Object.keys(PERMISSOES) as Permissao[]).filter(
    (p) => permite(p, { papeis: [time] }) && !permite(p, { papeis: [gerente] }),
  )
  expect(faltam).toEqual(SEM_GERENTES)
})

test.each(['modeloFotosSite', 'aprovarFotosLeilao', 'leilaoUrlVideos'] as const)(
  'IT opens %s, which the specification gives it',
  (tela) => {
    expect(permite(TELAS_DE_VEICULOS[tela].permission, { papeis: ['Interno - Desenvolvimento TI'] })).toBe(
      true,
    )
  },
)

describe('a user who may act on a record may open it', () => {
  test.each<[Papel, Permissao, Permissao]>([
    ['GerenteSAC', 'cliente:bloquear', 'cliente:ver'],
    ['GerenteSAC', 'condicional:reabrir', 'pregao:acompanhar'],
    ['GerenteSAC', 'venda:mover', 'venda:ver'],
    ['GerenteAcerto', 'venda:acertar', 'venda:ver'],
    ['Financeiro', 'venda:acertar', 'venda:ver'],
    ['SAC', 'pregao:acompanhar', 'leilao:ver'],
    ['Acerto', 'pregao:acompanhar', 'leilao:ver'],
  ])('%s: %s goes with %s', (papel, age, ve) => {
    const quem = { papeis: [papel] }
    expect([permite(age, quem), permite(ve, quem)]).toEqual([true, true])
  })

  test.each<[Papel, keyof typeof TELAS_RETAGUARDA]>([
    ['Despachante', 'vendas'],
    ['Assessorias Jurídicas', 'lotes'],
    ['GerenteSAC', 'lotes'],
  ])('%s enters at %s', (papel, tela) => {
    expect(permite(TELAS_RETAGUARDA[tela].permission, { papeis: [papel] })).toBe(true)
  })
})

test.each<[readonly Papel[], boolean]>([
  [['Pátio'], true],
  [['Pátio', 'Comitente'], true],
  [['Pátio', 'Leilão'], false],
  [['ADM'], false],
  [['MKT'], false],
])('%o kept to the own yards: %s', (papeis, sim) => expect(limitadoAosPatios({ papeis })).toBe(sim))

describe('rights that ask for a second factor and keep support out', () => {
  const papeisCom = (nomes: readonly string[]) =>
    PAPEIS.filter((p) => nomes.some((n) => permite(n as Permissao, { papeis: [p] }))).toSorted()

  test('are permissions that can be given', () => {
    for (const n of [...PERMISSOES_COM_DINHEIRO, ...PERMISSOES_DE_ADMINISTRACAO])
      expect(PERMISSOES_AJUSTAVEIS).toContain(n)
  })

  test('are held by the roles with money and those of administration, and by no other', () => {
    expect(papeisCom(PERMISSOES_COM_DINHEIRO)).toEqual([
      'ADM',
      'Acerto',
      'Financeiro',
      'GerenteAcerto',
      'Interno - Desenvolvimento TI',
    ])
    expect(papeisCom(PERMISSOES_DE_ADMINISTRACAO)).toEqual(['ADM', 'Interno - Desenvolvimento TI'])
  })
})
