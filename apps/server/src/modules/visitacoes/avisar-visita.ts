// What is told of a visit: to the client's account when it has one, else to the address that was typed. A stranger's
// address gets few letters, however many forms come.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { cabeNaHora } from '../mensagens/door.ts'
import type { LinhaDeVisita } from './visitacoes.sql.ts'

type Tipo = 'visita-marcada' | 'visita-remarcada' | 'visita-cancelada' | 'visita-lembrete'

/** Answers whether it was told. */
export async function avisarVisita(
  ctx: Pick<Ctx, 'hotsite' | 'origem' | 'servicos' | 'banco'>,
  tx: Tx,
  tipo: Tipo,
  v: LinhaDeVisita,
  nota: string | null = null,
): Promise<boolean> {
  if (v.cliId === null && !(await cabeNaHora(ctx))) return false
  await ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
    tipo,
    para: v.cliId === null ? { email: v.email, nome: v.nome } : { cliId: v.cliId },
    variaveis: {
      lote: `${v.numero} – ${v.lote}`,
      quando: v.inicio.getTime(),
      patio: v.patio,
      endereco: v.endereco,
      nota: nota ?? v.comoVisitar,
      calendario: `${ctx.origem}/visita/${v.chave}/calendario.ics`,
    },
    chave: `visita:${v.uid}:${v.versao}`,
    link: `/visita/${v.chave}`,
    marca: `visita:${v.uid}`,
  })
  return true
}
