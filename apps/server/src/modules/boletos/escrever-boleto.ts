// The notice with which the buyer gets his boleto: typed line, due date, Pix, and where the paper is.
import { formatarLinhaDigitavel } from '@martelo/domain/boletos/linha-digitavel.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Tx } from '../../core/database/database.ts'
import type { QuemMexe, VendaLida } from '../vendas/door.ts'
import type { LinhaDeBoleto } from './boletos.sql.ts'

export async function escreverBoleto(m: QuemMexe, tx: Tx, v: VendaLida, b: LinhaDeBoleto): Promise<void> {
  await m.servicos.correio.avisar(tx, v.venda.hotId, {
    tipo: 'boleto-emitido',
    para: { cliId: v.venda.cliId },
    variaveis: {
      compra: numeroDaVenda(v.venda.id),
      leilao: v.venda.leilaoNome,
      valor: b.valor - b.abatimento,
      vencimento: b.vencimento,
      linha: formatarLinhaDigitavel(b.linhaDigitavel),
      pix: b.pixCopiaCola,
    },
    link: `/cliente/compras/${v.venda.id}`,
    marca: `compra:${v.venda.uid}`,
  })
}
