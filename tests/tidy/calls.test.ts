import { expect, test } from 'vitest'
import { lerChamadas, lerTratadores } from '../../tools/quality/calls.ts'
import { lerEventosDeclarados, lerEventosEnviados } from '../../tools/quality/events.ts'

const repetidos = (nomes: readonly string[]) => nomes.filter((nome, i) => nomes.indexOf(nome) !== i)

test('each call is written in one contract; parameters of two spellings are the same path', () => {
  const chaves = lerChamadas().map((c) => c.chave.replace(/:\w+/g, ':'))
  expect(chaves.length).toBeGreaterThan(0)
  expect(repetidos(chaves)).toEqual([])
})

test('the names of contracts are unique, so that a name is enough to find one', () => {
  expect(repetidos(lerChamadas().map((c) => c.nome))).toEqual([])
})

test('each contract has exactly one handler, of the same slug, and each handler a contract', () => {
  const slug = (arquivo: string) => arquivo.split('/').at(-1)?.split('.')[0]
  const pares = lerTratadores().map((t) => [t.contrato, t.arquivo] as const)
  const contratos = lerChamadas().map((c) => c.arquivo)
  expect(pares.map(([contrato]) => contrato).toSorted()).toEqual(contratos.toSorted())
  expect(pares.filter(([contrato, tratador]) => slug(contrato) !== slug(tratador))).toEqual([])
})

test('every event that is sent is declared, and every declared one is sent', () => {
  const declarados = lerEventosDeclarados().map((e) => e.nome)
  const enviados = lerEventosEnviados().map((e) => e.nome)
  expect(enviados.filter((nome) => !declarados.includes(nome))).toEqual([])
  expect(declarados.filter((nome) => !enviados.includes(nome))).toEqual([])
})
