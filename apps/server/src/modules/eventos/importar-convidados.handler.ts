// Guests from a spreadsheet: what is right goes in when the person confirms; an address that the event has already is
// told, and never twice a guest.
import { importarConvidados } from '@martelo/contracts/eventos/importar-convidados.contract.ts'
import { lerConvidados } from '@martelo/domain/eventos/convidados.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerPlanilha } from '../veiculos/door.ts'
import { cheio, naoHaEvento } from './apresentar-convidado.ts'
import {
  contarConvidados,
  emailsDoEvento,
  inserirConvidados,
  lerEvento,
  MAXIMO_POR_EVENTO,
} from './eventos.sql.ts'

handle(importarConvidados, async (ctx, { params, body, arquivos }) => {
  const [enviada] = arquivos
  if (enviada === undefined) return recusar('ARQUIVO', 'Escolha a planilha')
  const lida = await lerPlanilha(enviada.bytes)
  if (!lida.ok) return recusar('ARQUIVO', lida.mensagem)
  const lidos = lerConvidados(
    lida.planilha.linhas.map((l) => ({ numero: l.numero, celulas: l.valores.map((c) => String(c ?? '')) })),
  )
  if (!lidos.ok) return recusar('ARQUIVO', lidos.motivo)
  return ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await lerEvento(tx, hotId, params.uid)
    if (e === undefined) return naoHaEvento()
    const ja = await emailsDoEvento(tx, hotId, e.id)
    const linhas = lidos.convidados.map((g) => ({
      ...g,
      erro: g.erro ?? (g.email !== null && ja.has(g.email) ? 'Este e-mail já foi convidado.' : null),
    }))
    const certas = linhas.filter((l) => l.erro === null)
    if ((await contarConvidados(tx, hotId, e.id)) + certas.length > MAXIMO_POR_EVENTO) return cheio()
    let incluidos = 0
    if (body.confirmar === 'sim' && certas.length > 0) {
      const novos = await inserirConvidados(tx, hotId, e.id, certas, exigirSessao(ctx).usuId)
      incluidos = novos.length
      await auditar(ctx, tx, {
        entidade: 'evento',
        uid: e.uid,
        acao: 'importarConvidados',
        depois: { incluidos },
      })
    }
    return { incluidos, linhas: linhas.map(({ linha, nome, email, erro }) => ({ linha, nome, email, erro })) }
  })
})
