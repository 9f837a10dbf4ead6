// The rooms and words of the broadcast over the socket, by the specification's names: who works at the desk hears the whole
// state, everyone who watches hears of the main player alone.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { Uid } from '@martelo/contracts/core/fields.ts'
import { MudancaDoCanal } from '@martelo/contracts/transmissoes/mudar-canal.contract.ts'
import { PublicarTransmissao } from '@martelo/contracts/transmissoes/publicar-transmissao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { z } from 'zod'
import { type Conexao, definirPalavra, definirSala } from '../../engines/salas/port.ts'
import type { Servicos } from '../../core/servicos.ts'
import { quemNaSala } from '../pregao/door.ts'
import { acharCanal, acharLeilao, lerCanais, lerTemplates, lerTransmissao } from './canais.sql.ts'
import { mudarOCanal } from './mudar-o-canal.ts'
import { mudarPublicacao } from './mudar-publicacao.ts'

const PARA_A_EQUIPE = { publicos: ['equipe'], leiId: null } as const

definirSala('transmissao', async (c, id, s) => {
  if (!Uid.safeParse(id).success || !permite('transmissao:ver', c.sessao)) return null
  const leilao = await s.banco.lerDoHotsite(c.hotsite.id, (tx) => acharLeilao(tx, c.hotsite.id, id))
  return leilao && PARA_A_EQUIPE
})
definirSala('player', async (c, id, s) => {
  if (!Uid.safeParse(id).success || (c.hotsite.necessarioLoginParaVisualizar && c.sessao === null))
    return null
  const quem = await s.banco.lerDoHotsite(c.hotsite.id, (tx) => quemNaSala(tx, c.hotsite, c.sessao, id))
  return quem && { publicos: ['publico'], leiId: null }
})

const contar = (c: Conexao, s: Servicos, sala: string, e: string, d: object): void =>
  c.enviar(JSON.stringify({ t: 'q', s: sala, v: null, e, h: s.banco.relogio.agora(), d }))

/** Enters the auction's room and hears its state at once. */
async function conectar(c: Conexao, s: Servicos, leilaoUid: string): Promise<void> {
  if (!permite('transmissao:ver', c.sessao)) return
  const hotId = c.hotsite.id
  const canais = await s.banco.lerDoHotsite(hotId, async (tx) => {
    const leilao = await acharLeilao(tx, hotId, leilaoUid)
    return leilao && lerCanais(tx, hotId, leilao.id)
  })
  if (canais === null) return
  const sala = `transmissao:${leilaoUid}`
  await s.tempoReal.entrar(c, sala, PARA_A_EQUIPE.publicos, null, undefined)
  contar(c, s, sala, 'on-transmissao', { leilaoUid, canais })
}

definirPalavra('conectar-transmissoes-leilao', (c, dados, s) => {
  const lido = z.object({ leilaoUid: Uid }).safeParse(dados)
  return lido.success ? conectar(c, s, lido.data.leilaoUid) : Promise.resolve()
})
definirPalavra('conectar-transmissao', async (c, dados, s) => {
  const lido = z.object({ transmissaoUid: Uid }).safeParse(dados)
  if (!lido.success) return
  const hotId = c.hotsite.id
  const t = await s.banco.lerDoHotsite(hotId, (tx) => lerTransmissao(tx, hotId, lido.data.transmissaoUid))
  if (t !== null) await conectar(c, s, t.leilaoUid)
})
definirPalavra('conectar-canal-transmissao', async (c, dados, s) => {
  const lido = z.object({ canalTransmissaoUid: Uid }).safeParse(dados)
  if (!lido.success) return
  const hotId = c.hotsite.id
  const canal = await s.banco.lerDoHotsite(hotId, (tx) =>
    acharCanal(tx, hotId, lido.data.canalTransmissaoUid),
  )
  if (canal !== null) await conectar(c, s, canal.leilaoUid)
})
definirPalavra('buscar-templates', async (c, _dados, s) => {
  if (c.sessao === null || !permite('transmissao:ver', c.sessao)) return
  const templates = await s.banco.lerDoHotsite(c.hotsite.id, (tx) => lerTemplates(tx, c.hotsite.id))
  s.tempoReal.avisar(`usuario:${c.sessao.usuUid}`, 'buscar-templates', { templates })
})
definirPalavra('put-publicar-transmissao', async (c, dados, s) => {
  const lido = PublicarTransmissao.safeParse(dados)
  if (!lido.success || !permite('transmissao:operar', c.sessao)) return
  await mudarPublicacao(
    s,
    { hotsite: c.hotsite, sessao: c.sessao, ip: c.ip, reqId: c.id },
    (fn) => s.banco.doHotsite(c.hotsite.id, fn, c.sessao?.familia),
    lido.data,
  )
})
const AtualizarCanal = MudancaDoCanal.omit({ versao: true }).extend({ canalTransmissaoUid: Uid })
definirPalavra('atualizar-canal-transmissao', async (c, dados, s) => {
  const lido = AtualizarCanal.safeParse(dados)
  if (!lido.success || c.sessao === null || !permite('transmissao:operar', c.sessao)) return
  const { canalTransmissaoUid, ...m } = lido.data
  const { usuId, papeis, familia } = c.sessao
  await mudarOCanal(
    s,
    {
      autor: { hotsite: c.hotsite, sessao: c.sessao, ip: c.ip, reqId: c.id },
      usuId,
      atores: atoresDosPapeis(papeis),
      emTransacao: (fn) => s.banco.doHotsite(c.hotsite.id, fn, familia),
      // It says what it changes, and no more: there is nothing to have read before.
      conferir: () => Promise.resolve(),
    },
    canalTransmissaoUid,
    m,
  )
})
