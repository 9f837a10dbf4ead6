// A client who is enabled already agrees to words that the auction took since: they are kept in the place of the earlier
// ones, which the history names.
import { nomeDoRegulamento } from '@martelo/domain/leiloes/textos-do-leilao.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import {
  type Aceito,
  guardarRegulamento,
  type Habilitacao,
  type LeilaoParaHabilitar,
  trocarAceito,
} from './habilitacoes.sql.ts'

export async function aceitarDeNovo(
  ctx: Ctx,
  tx: Tx,
  {
    leilao,
    minha,
    antes,
  }: {
    readonly leilao: LeilaoParaHabilitar
    readonly minha: Habilitacao
    readonly antes: Aceito | null
  },
): Promise<void> {
  const hotId = ctx.hotsite.id
  const aceitoId = await guardarRegulamento(tx, hotId, leilao)
  const versao = await trocarAceito(tx, { id: minha.id, hotId, aceitoId, ip: ctx.ip })
  await auditar(ctx, tx, {
    entidade: 'habilitacao',
    uid: minha.uid,
    acao: 'aceitarDeNovo',
    antes: antes && { aceito: nomeDoRegulamento(antes), aceitoEm: iso(antes.quando) },
    depois: { aceito: nomeDoRegulamento({ nome: leilao.regNome, numero: leilao.regNumero }) },
    versao,
  })
}
