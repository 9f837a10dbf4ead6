// The notices of the house's people and of consignors: each role finds what it is told and nothing else, and what a letter's
// link stopped is turned on again here.
import { preferenciasDaEquipe } from '@martelo/contracts/avisos/preferencias-da-equipe.contract.ts'
import { sairDoAviso } from '@martelo/contracts/avisos/sair-do-aviso.contract.ts'
import { salvarPreferenciaDaEquipe } from '@martelo/contracts/avisos/salvar-preferencia-da-equipe.contract.ts'
import { salvarSossegoDaEquipe } from '@martelo/contracts/avisos/salvar-sossego-da-equipe.contract.ts'
import { PAPEIS_INTERNOS } from '@martelo/contracts/core/permissions.ts'
import { avisoDe, ehTipoDeAviso } from '@martelo/domain/avisos/catalogo.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { seloDeSaida } from '../../core/avisos/avisar.ts'
import './preferencias-da-equipe.handler.ts'
import './sair-do-aviso.handler.ts'
import './salvar-preferencia-da-equipe.handler.ts'
import './salvar-sossego-da-equipe.handler.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ lotes: 0, clientes: 1 })
})
afterAll(() => c.fechar())

const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const ler = async (quem: Pessoa) => (await executarChamada(c.ctx(quem), preferenciasDaEquipe)).valor
const escolher = (quem: Pessoa, tipo: string, ligado: boolean) =>
  executarChamada(c.ctx(quem), salvarPreferenciaDaEquipe, { body: { tipo, canal: 'email', ligado } })
const porCarta = (lida: Awaited<ReturnType<typeof ler>>, tipo: string): boolean | undefined =>
  lida.preferencias.find((p) => p.tipo === tipo)?.canais.find((x) => x.canal === 'email')?.ligado

describe.each([...PAPEIS_INTERNOS, 'Comitente'])('%s', (papel) => {
  test('reads his own kinds, and only channels that reach him', async () => {
    const { preferencias } = await ler(com(papel))
    expect(preferencias.length).toBeGreaterThan(0)
    for (const p of preferencias) {
      if (!ehTipoDeAviso(p.tipo)) throw new Error(p.tipo)
      const { publico, papeis } = avisoDe(p.tipo)
      expect(publico, p.tipo).toBe(papel === 'Comitente' ? 'comitente' : 'equipe')
      if (papeis !== undefined) expect(papeis, p.tipo).toContain(papel)
      expect(
        p.canais.map((x) => x.canal),
        p.tipo,
      ).not.toContain('push')
    }
  })
  test('stops a letter by its link, finds it off, and turns it on again', async () => {
    const quem = com(papel)
    const { preferencias } = await ler(quem)
    const livre = preferencias.find((p) => p.canais.some((x) => x.canal === 'email' && !x.fixo))
    if (livre === undefined) throw new Error(`${papel} gets no letter that may be stopped`)
    expect((await escolher(quem, livre.tipo, true)).erro).toBeNull()
    expect(porCarta(await ler(quem), livre.tipo)).toBe(true)
    const selo = seloDeSaida(c.servicos.chaveDeArquivos, c.hotsite.id, quem.usuUid, livre.tipo)
    const saiu = await executarChamada(c.ctx(null), sairDoAviso, {
      body: { usuUid: quem.usuUid, tipo: livre.tipo, selo },
    })
    expect(saiu.erro).toBeNull()
    expect(porCarta(await ler(quem), livre.tipo)).toBe(false)
    const deNovo = await escolher(quem, livre.tipo, true)
    expect(porCarta(deNovo.valor, livre.tipo)).toBe(true)
  })
})

test('a letter to the house comes to one of its people only when he asks for it', async () => {
  await c.banco.sistema.deleteFrom('preferenciaDeCanal').execute()
  expect(porCarta(await ler(com('ADM')), 'problema-relatado')).toBe(false)
})

test('another role’s kind, a kind that is not told so, and one that stays on are refused', async () => {
  expect((await escolher(com('MKT'), 'problema-relatado', true)).erro?.error).toBe('NAO_PODE')
  expect((await escolher(com('ADM'), 'pergunta-do-cliente', true)).erro?.error).toBe('NAO_PODE')
  expect((await escolher(com('Comitente'), 'prestacao-paga', false)).erro?.error).toBe('NAO_PODE')
})

test('quiet hours are one’s own; half of them is refused; a client has his page and not this one', async () => {
  const sossego = { silencioDe: '22:00', silencioAte: '07:00', resumo: true, idioma: 'pt-BR' } as const
  const salvar = (body: object, quem = com('SAC')) =>
    executarChamada(c.ctx(quem), salvarSossegoDaEquipe, { body })
  expect((await salvar(sossego)).valor.sossego).toEqual(sossego)
  expect((await ler(com('SAC'))).sossego).toEqual(sossego)
  expect((await salvar({ ...sossego, silencioAte: null })).erro?.error).toBe('INCOMPLETO')
  const cliente = c.clientes[0] as Pessoa
  expect((await executarChamada(c.ctx(cliente), preferenciasDaEquipe)).status).toBe(403)
  expect((await salvar(sossego, cliente)).status).toBe(403)
})
