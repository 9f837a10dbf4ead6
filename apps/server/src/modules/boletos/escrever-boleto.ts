// The letter with which the buyer gets his boleto: typed line, due date, Pix, and where the paper is.
import { formatarLinhaDigitavel } from '@martelo/domain/boletos/linha-digitavel.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import type { Tx } from '../../core/database/database.ts'
import type { QuemMexe, VendaLida } from '../vendas/door.ts'
import type { LinhaDeBoleto } from './boletos.sql.ts'

export async function escreverBoleto(m: QuemMexe, tx: Tx, v: VendaLida, b: LinhaDeBoleto): Promise<void> {
  const linhas = [
    `Olá, ${v.venda.clienteNome}.`,
    '',
    `O boleto da compra ${v.venda.id} (${v.venda.leilaoNome}) está registrado no banco e pode ser pago.`,
    '',
    `Valor: ${formatarReais(b.valor - b.abatimento)}`,
    `Vencimento: ${formatarDia(b.vencimento)}`,
    `Linha digitável: ${formatarLinhaDigitavel(b.linhaDigitavel)}`,
    ...(b.pixCopiaCola === null
      ? []
      : ['', 'Prefere Pix? Copie este código no aplicativo do seu banco:', b.pixCopiaCola]),
    '',
    'O boleto em PDF está em Minhas compras, na sua área do site. A confirmação leva até 2 dias úteis; não é preciso enviar comprovante.',
  ]
  await m.servicos.correio.enviar(tx, v.venda.hotId, {
    canal: 'email',
    para: v.venda.email,
    assunto: `Compra ${v.venda.id}: seu boleto de ${formatarReais(b.valor - b.abatimento)} vence em ${formatarDia(b.vencimento)}`,
    texto: linhas.join('\n'),
  })
}
