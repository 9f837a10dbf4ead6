/** Lines of payment in tests: asked for by the client, taken by the house, sent with their proof, answered. */
import { randomUUID } from 'node:crypto'
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { enviarComprovante } from '@martelo/contracts/pagamentos/enviar-comprovante.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { expect } from 'vitest'
import type { Cenario, Pessoa } from './cenario.ts'
import { comprasDeTeste } from './compras-de-teste.ts'
import { executarChamada } from './executar-chamada.ts'
import { type Praca, PNG } from './venda-de-teste.ts'

export function pagamentosDeTeste(c: () => Cenario, p: () => Praca) {
  const compras = comprasDeTeste(c, p)
  const pagar = (i: number, id: number, valor: number, origem = 'PIX', chave: string = randomUUID()) =>
    executarChamada(p().ctx(compras.cliente(i)), criarPagamento, {
      params: { id },
      body: { tipo: 'DEPOSITO', origemTipoPagamento: origem, valor, chaveDoPedido: chave },
    })
  return {
    ...compras,
    pagar,
    registrar: (id: number, mudar: object, quem: Pessoa = c().equipe) =>
      executarChamada(p().ctx(quem), registrarPagamento, {
        params: { id },
        body: { tipo: 'DINHEIRO', chaveDoPedido: randomUUID(), ...mudar },
      }),
    /** A transfer with its proof. */
    async transferir(i: number, id: number, valor: number) {
      const { valor: criado } = await pagar(i, id, valor, 'TED')
      const r = await executarChamada(p().ctx(compras.cliente(i)), enviarComprovante, {
        params: { uid: criado.pagUid },
        body: { chaveDoPedido: randomUUID() },
        arquivos: [{ nome: 'recibo.png', bytes: PNG }],
      })
      expect(r.status).toBe(200)
      return { pagUid: criado.pagUid, comprovante: r.valor }
    },
    responder: (
      uid: string,
      evento: string,
      versao: number,
      motivo?: string,
      { quem = c().equipe, aceitaExcedente = false }: { quem?: Pessoa; aceitaExcedente?: boolean } = {},
    ) =>
      executarChamada(p().ctx(quem), responderPagamento, {
        params: { uid },
        body: { evento, versao, motivo, aceitaExcedente },
      }),
  }
}
