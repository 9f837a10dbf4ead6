import { Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Link } from 'react-router'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'

type Lancamento = RespostaDe<Calls['GET /v1/razao/lancamentos/qb']>[number]

const COLUNAS: readonly Coluna<Lancamento>[] = [
  { id: 'quando', titulo: 'Quando', valor: (l) => formatarDataHora(Date.parse(l.quando)) },
  {
    id: 'fato',
    titulo: 'Fato',
    valor: (l) => l.fato,
    mostrar: (l) => (
      <Stack gap={0}>
        <Text size="sm">{l.estorno ? `Estorno: ${l.fato}` : l.fato}</Text>
        {l.abertura && (
          <Text size="xs" c="dimmed">
            Saldo de abertura
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'debito', titulo: 'Débito', valor: (l) => l.debito },
  { id: 'credito', titulo: 'Crédito', valor: (l) => l.credito },
  { id: 'valor', titulo: 'Valor', direita: true, valor: (l) => formatarReais(l.valor) },
  {
    id: 'objeto',
    titulo: 'Sobre',
    valor: (l) => (l.vndId === null ? l.objeto : `Venda ${numeroDaVenda(l.vndId)}`),
    mostrar: (l) =>
      l.vndId === null ? (
        <Text size="xs">{l.objeto.slice(0, 8)}</Text>
      ) : (
        <Link to={caminho(TELAS_RETAGUARDA.venda, { id: l.vndId })}>{`Venda ${numeroDaVenda(l.vndId)}`}</Link>
      ),
  },
]

export function LancamentosDoRazao() {
  return (
    <Tabela<Lancamento>
      nome="lancamentos-do-razao"
      identidade={(l) => l.uid}
      placeholder="Venda ou registro"
      vazio="Nenhum lançamento"
      colunas={COLUNAS}
      filtros={[
        { tipo: 'dia', id: 'de', rotulo: 'De' },
        { tipo: 'dia', id: 'ate', rotulo: 'Até' },
      ]}
      buscar={listaDe('GET /v1/razao/lancamentos/qb')}
    />
  )
}
