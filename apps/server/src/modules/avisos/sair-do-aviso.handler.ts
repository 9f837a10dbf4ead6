// One click of a letter: its kind comes no longer by mail. A second click answers the same.
import { timingSafeEqual } from 'node:crypto'
import { sairDoAviso } from '@martelo/contracts/avisos/sair-do-aviso.contract.ts'
import {
  apresentarAviso,
  ehDeEscolha,
  ehObrigatorio,
  ehTipoDeAviso,
} from '@martelo/domain/avisos/catalogo.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { seloDeSaida } from '../../core/avisos/avisar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gravarPreferencia } from './avisos.sql.ts'

handle(sairDoAviso, async (ctx, { body: { usuUid, tipo, selo } }) => {
  const nao = recusar('NAO_ENCONTRADO', 'Este endereço não vale mais. Veja os avisos na sua conta.')
  const hotId = ctx.hotsite.id
  const certo = Buffer.from(seloDeSaida(ctx.servicos.chaveDeArquivos, hotId, usuUid, tipo))
  const veio = Buffer.from(selo)
  if (certo.length !== veio.length || !timingSafeEqual(certo, veio)) return nao
  if (!ehTipoDeAviso(tipo) || !ehDeEscolha(tipo) || ehObrigatorio(tipo, 'email')) return nao
  return ctx.tx(async (tx) => {
    const u = await tx
      .selectFrom('usuario')
      .select('id')
      .where('hotId', '=', hotId)
      .where('uid', '=', usuUid)
      .executeTakeFirst()
    if (u === undefined) return nao
    await gravarPreferencia(tx, { hotId, usuId: u.id, tipo, canal: 'email', ligado: false })
    return { nome: apresentarAviso(tipo, palavras(ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')).nome }
  })
})
