// A lot has become conditional: both sides are written to, and what the consignor said before the hammer is applied.
//
// Idempotent: the mark in the audit is written with the mails.
import { respostaNoMartelo } from '@martelo/domain/condicionais/resposta-durante-leilao.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { type QuemMuda, SEM_RESPOSTA_DURANTE } from '../../engines/lances/port.ts'
import { avisarAcordo, escreverDoAcordo } from './avisar-acordo.ts'
import { concluirAcordo, contarAoLeiloeiro } from './concluir-acordo.ts'
import { type LoteEmAcordo, travarAcordoPorId } from './condicionais.sql.ts'
import { moverAcordo, type RespostaDoAcordo } from './mover-acordo.ts'

const MARCA = 'condicionalAberta'

interface Aberta {
  readonly lote: LoteEmAcordo
  readonly aplicada: RespostaDoAcordo | null
}

/** Opens the conditional sale of a lot. Nothing to do: false. */
export async function abrirCondicional(s: Servicos, quem: QuemMuda, lelId: number): Promise<boolean> {
  const r = await s.banco.doHotsite(quem.hotsite.id, (tx) => abrir(s, tx, quem, lelId))
  if (r === null) return false
  if (r.aplicada?.pode) {
    await concluirAcordo(s, r.aplicada)
    await contarAoLeiloeiro(s, r.lote, {
      resposta: r.lote.respostaDuranteLeilao ?? '',
      valor: r.lote.respostaDuranteLeilaoValor,
      nome: r.lote.respostaDuranteLeilaoNome ?? '',
      durante: false,
    })
  } else avisarAcordo(s, r.lote, 'abrir')
  return true
}

async function abrir(s: Servicos, tx: Tx, quem: QuemMuda, lelId: number): Promise<Aberta | null> {
  const lote = await travarAcordoPorId(tx, quem.hotsite.id, lelId)
  if (lote?.situacao !== 'CONDICIONAL' || (await jaAberta(tx, lote))) return null
  await auditar(quem, tx, {
    entidade: 'lote',
    uid: lote.lelUid,
    acao: MARCA,
    depois: { prazo: lote.condicionalPrazo },
  })
  const aplicada = await aplicarResposta(s, tx, quem, lote)
  if (aplicada?.pode !== true) await escreverDoAcordo(s, tx, lote, 'abrir')
  return { lote, aplicada }
}

async function jaAberta(tx: Tx, lote: LoteEmAcordo): Promise<boolean> {
  const r = await tx
    .selectFrom('auditoria')
    .select('id')
    .where('hotId', '=', lote.hotId)
    .where('entidade', '=', 'lote')
    .where('entidadeUid', '=', lote.lelUid)
    .where('acao', '=', MARCA)
    .where('quando', '>=', lote.condicionalData ?? lote.agora)
    .limit(1)
    .executeTakeFirst()
  return r !== undefined
}

async function aplicarResposta(
  s: Servicos,
  tx: Tx,
  quem: QuemMuda,
  lote: LoteEmAcordo,
): Promise<RespostaDoAcordo | null> {
  if (lote.respostaDuranteLeilao === null || lote.lanceValor === null) return null
  const dada = {
    resposta: lote.respostaDuranteLeilao,
    lance: lote.respostaDuranteLeilaoLance,
    valor: lote.respostaDuranteLeilaoValor,
  }
  const aplicada = respostaNoMartelo(dada, lote.lanceValor)
  if (aplicada === null) return null
  // It is given once: a lot that comes back to this state is a new question.
  await tx
    .updateTable('lote')
    .set(SEM_RESPOSTA_DURANTE)
    .where('id', '=', lote.lelId)
    .where('hotId', '=', lote.hotId)
    .execute()
  return moverAcordo(tx, quem, s, lote, {
    evento: aplicada.evento,
    atores: ['Comitente'],
    comitenteDoLote: true,
    valor: aplicada.valor,
    motivo: 'Resposta dada durante o leilão',
    nome: lote.respostaDuranteLeilaoNome ?? 'Comitente',
  })
}
