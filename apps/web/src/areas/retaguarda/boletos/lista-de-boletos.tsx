import { Anchor, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { Link } from 'react-router'
import type { Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { COR_DO_BOLETO } from '../../../parts/boletos/boleto-na-tela.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import { useAvisosDasVendas } from '../../../parts/vendas/usar-venda.ts'

type Boleto = RespostaDe<Calls['GET /v1/boletos']>[number]

const COLUNAS: readonly Coluna<Boleto>[] = [
  { id: 'nossoNumero', titulo: 'Nosso número', ordenavel: true, valor: (b) => b.nossoNumero },
  {
    id: 'vndId',
    titulo: 'Venda',
    ordenavel: true,
    valor: (b) => numeroDaVenda(b.vndId),
    mostrar: (b) => (
      <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.venda, { id: b.vndId })} size="sm">
        {numeroDaVenda(b.vndId)}
      </Anchor>
    ),
  },
  { id: 'cliente', titulo: 'Comprador', ordenavel: true, valor: (b) => b.cliente },
  {
    id: 'vencimento',
    titulo: 'Vencimento',
    ordenavel: true,
    valor: (b) => formatarDia(b.vencimento),
    mostrar: (b) => (
      <>
        {formatarDia(b.vencimento)}
        {b.vencido && (
          <Text span size="xs" c="red">
            {' '}
            vencido
          </Text>
        )}
      </>
    ),
  },
  { id: 'valor', titulo: 'Valor', ordenavel: true, direita: true, valor: (b) => formatarReais(b.valor) },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (b) => b.rotulo,
    mostrar: (b) => <Situacao situacao={b.situacao} rotulo={b.rotulo} cor={COR_DO_BOLETO[b.situacao]} />,
  },
  { id: 'leilao', titulo: 'Leilão', valor: (b) => b.leilao, oculta: true },
]

const FILTROS: readonly Filtro[] = [
  {
    tipo: 'escolha',
    id: 'situacao',
    rotulo: 'Situação',
    opcoes: [
      { value: 'abertos', label: 'Abertos' },
      { value: 'vencidos', label: 'Vencidos' },
      { value: 'pagos', label: 'Pagos' },
      { value: 'recusados', label: 'Recusados pelo banco' },
      { value: 'encerrados', label: 'Baixados' },
    ],
  },
]

const NOME = 'boletos'

export function ListaDeBoletos() {
  useAvisosDasVendas([NOME])
  return (
    <Tabela<Boleto>
      nome={NOME}
      identidade={(b) => b.uid}
      abrir={(b) => caminho(TELAS_RETAGUARDA.boletoDaCasa, { uid: b.uid })}
      placeholder="Comprador, leilão, nosso número ou venda"
      vazio="Nenhum boleto"
      colunas={COLUNAS}
      filtros={FILTROS}
      buscar={listaDe('GET /v1/boletos')}
    />
  )
}
