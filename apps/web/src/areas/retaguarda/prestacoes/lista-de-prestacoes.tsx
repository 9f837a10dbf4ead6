import { Badge, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_PRESTACAO } from '@martelo/domain/prestacoes/states.ts'
import { Link } from 'react-router'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { COR_DA_PRESTACAO } from '../../../parts/prestacoes/cor-da-prestacao.ts'

type Prestacao = RespostaDe<Calls['GET /v1/prestacoes/qb']>[number]

const COLUNAS: readonly Coluna<Prestacao>[] = [
  {
    id: 'comitente',
    titulo: 'Comitente',
    ordenavel: true,
    valor: (p) => p.comitente,
    mostrar: (p) => (
      <Stack gap={0}>
        <Link to={caminho(TELAS_RETAGUARDA.prestacao, { uid: p.uid })}>{p.comitente}</Link>
        <Text size="xs" c="dimmed">
          {p.codigo === null ? 'Sem número' : `Prestação ${p.codigo}`}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'leilao',
    titulo: 'Leilão',
    ordenavel: true,
    valor: (p) => p.leilao,
    mostrar: (p) => (
      <Stack gap={0}>
        <Text size="sm">{p.leilao}</Text>
        <Text size="xs" c="dimmed">
          {formatarData(Date.parse(p.leilaoData))}
          {p.sequencia > 1 ? ` · ${p.sequencia}ª prestação` : ''}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    ordenavel: true,
    valor: (p) => ROTULO_DA_PRESTACAO[p.situacao],
    mostrar: (p) => (
      <Badge variant="light" color={COR_DA_PRESTACAO[p.situacao]}>
        {ROTULO_DA_PRESTACAO[p.situacao]}
      </Badge>
    ),
  },
  { id: 'vendido', titulo: 'Vendido', direita: true, valor: (p) => formatarReais(p.vendido) },
  { id: 'liquido', titulo: 'Líquido', direita: true, valor: (p) => formatarReais(p.liquido) },
  {
    id: 'pagaAt',
    titulo: 'Paga em',
    valor: (p) => (p.pagaAt === null ? null : formatarData(Date.parse(p.pagaAt))),
  },
]

export function ListaDePrestacoes() {
  return (
    <Tabela<Prestacao>
      nome="prestacoes"
      identidade={(p) => p.uid}
      placeholder="Comitente, leilão ou número"
      vazio="Nenhuma prestação de contas"
      colunas={COLUNAS}
      filtros={[
        {
          tipo: 'escolha',
          id: 'situacao',
          rotulo: 'Situação',
          opcoes: Object.entries(ROTULO_DA_PRESTACAO).map(([value, label]) => ({ value, label })),
        },
      ]}
      buscar={listaDe('GET /v1/prestacoes/qb')}
    />
  )
}
