// Each row is a history with one fault, and what the check must say of it.
import { describe, expect, test } from 'vitest'
import { condicionaisRespondidas } from './conferir-condicionais.ts'
import type { CondicionalDaHistoria, DitoDaCondicional, Historia } from './historia.ts'

const condicional = (c: Partial<CondicionalDaHistoria>): CondicionalDaHistoria => ({
  lelUid: 'a',
  lance: 1_000_00,
  atos: ['liberarCondicional'],
  etapa: 'LIBERADA',
  preco: 1_000_00,
  ...c,
})
const dito = (d: Partial<DitoDaCondicional>): DitoDaCondicional => ({
  lelUid: 'a',
  quem: 'comitente',
  etapa: 'AGUARDANDO_COMITENTE',
  resposta: 'Liberada',
  valor: 1_000_00,
  depoisDoMartelo: true,
  tarde: false,
  quando: 0,
  aceito: true,
  ...d,
})
const historia = (c: Partial<CondicionalDaHistoria>, ditos: readonly DitoDaCondicional[]): Historia => ({
  origem: 'teste',
  lotes: [],
  pedidos: [],
  espectadores: [],
  quedas: [],
  interrupcoes: [],
  condicionais: [condicional(c)],
  ditos,
  fim: 0,
  tolerancia: 0,
})
const aceitou = dito({ quem: 'cliente', etapa: 'AGUARDANDO_CLIENTE', resposta: 'aceitar', valor: 1_500_00 })
const ofereceu = dito({ quem: 'cliente', resposta: 'contraproposta', valor: 1_200_00 })

describe('conditional sales', () => {
  test.each<[string, Partial<CondicionalDaHistoria>, DitoDaCondicional[]]>([
    ['freed at the bid', {}, [dito({})]],
    ['freed, and the acknowledgement was lost', {}, [dito({ aceito: null })]],
    ['freed, and said again', {}, [dito({}), dito({ quando: 1 })]],
    ['freed, and said again after the deadline', {}, [dito({}), dito({ quando: 1, tarde: true })]],
    [
      'the client pays the new value that he accepted',
      { atos: ['novoValor', 'clienteAceitaNovoValor'], preco: 1_500_00 },
      [aceitou],
    ],
    [
      'the consignor took the reply',
      { atos: ['novoValor', 'clienteReplica', 'liberarCondicional'], preco: 1_200_00 },
      [ofereceu, dito({ etapa: 'REPLICA_DO_CLIENTE', valor: 1_200_00 })],
    ],
    [
      'refused after a late word',
      { atos: ['recusarCondicional'], etapa: 'NEGADA', preco: null },
      [dito({ tarde: true, aceito: false })],
    ],
  ])('%s: nothing found', (_, c, ditos) => {
    expect(condicionaisRespondidas(historia(c, ditos))).toEqual([])
  })

  test.each<[string, Partial<CondicionalDaHistoria>, DitoDaCondicional[], RegExp]>([
    ['decided twice', { atos: ['liberarCondicional', 'recusarCondicional'] }, [], /decidida 2 vezes/],
    ['two answers taken', {}, [dito({}), dito({ resposta: 'Recusada' })], /2 respostas finais/],
    [
      'an answer taken and not recorded',
      { atos: [], etapa: 'AGUARDANDO_COMITENTE', preco: null },
      [dito({})],
      /não foi registrada/,
    ],
    ['an answer taken after the deadline', {}, [dito({ tarde: true })], /depois do prazo/],
    ['one that was refused in time', {}, [dito({ aceito: false }), dito({ tarde: true })], /depois do prazo/],
    [
      'sold at the bid after a new value',
      { atos: ['novoValor', 'clienteAceitaNovoValor'] },
      [aceitou],
      /o acordo dá 150000/,
    ],
    [
      'sold at the new value after a reply',
      { atos: ['novoValor', 'clienteReplica', 'liberarCondicional'], preco: 1_500_00 },
      [ofereceu],
      /o acordo dá 120000/,
    ],
    ['sold although refused', { atos: ['recusarCondicional'], etapa: 'NEGADA' }, [], /sem acordo/],
    ['freed and not sold', { preco: null }, [dito({})], /vendido por null/],
  ])('%s: found', (_, c, ditos, achado) => {
    expect(condicionaisRespondidas(historia(c, ditos)).join()).toMatch(achado)
  })
})
