// The work list of money that has to go back, oldest duty first; what is done stays readable behind the filter.
import {
  Anchor,
  Button,
  Group,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { useDebouncedCallback } from '@mantine/hooks'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConsulta } from '../../../kit/tabela/consulta.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { CHAVE_DAS_VENDAS, useAvisosDasVendas } from '../../../parts/vendas/usar-venda.ts'
import { DevolucaoAFazer } from './devolucao-a-fazer.tsx'

export function meta() {
  return [{ title: 'Devoluções' }]
}

const POR_PAGINA = 30
const SITUACOES = [
  { value: 'abertas', label: 'A fazer' },
  { value: 'devolvida', label: 'Devolvidas' },
  { value: 'todas', label: 'Todas' },
] as const

const listar = listaDe('GET /v1/devolucoes/qb')

export default function TelaDasDevolucoes() {
  useAvisosDasVendas()
  const { consulta, mudar } = useConsulta({ porPagina: POR_PAGINA })
  const { pagina, busca = '' } = consulta
  const situacao = consulta.filtros.situacao ?? 'abertas'
  const [texto, setTexto] = useState(busca)
  const buscar = useDebouncedCallback((t: string) => mudar({ busca: t }), 250)
  const { data, isPending, error } = useQuery({
    // Below the sales: their notices load this again.
    queryKey: [...CHAVE_DAS_VENDAS, 'devolucoes', consulta],
    queryFn: () => listar(consulta),
  })
  const total = data?.total ?? 0
  return (
    <Stack>
      <div>
        <Title order={1} size="h2">
          Devoluções
        </Title>
        <Text size="sm" c="dimmed">
          Dinheiro que chegou a mais, em dobro, de outro pagador ou sem cobrança. Fica aqui até voltar a quem
          pagou.
        </Text>
      </div>
      <Group>
        <SegmentedControl
          aria-label="Situação"
          data={[...SITUACOES]}
          value={situacao}
          onChange={(s) => mudar({ situacao: s })}
        />
        <TextInput
          aria-label="Buscar"
          placeholder="Cliente, pagador, leilão ou venda"
          value={texto}
          maxLength={120}
          onChange={(e) => {
            setTexto(e.currentTarget.value)
            buscar(e.currentTarget.value)
          }}
          miw={260}
        />
      </Group>
      {isPending && <Skeleton height={120} />}
      {error && (
        <Text c="red" role="alert">
          {error.message}
        </Text>
      )}
      {data && total === 0 && (
        <Text c="dimmed">
          {situacao === 'abertas' && busca === ''
            ? 'Nada a devolver. Tudo em dia.'
            : 'Nenhuma devolução encontrada.'}
        </Text>
      )}
      {data && <Lista linhas={data.linhas} />}
      {total > POR_PAGINA && <Paginas pagina={pagina} total={total} aoMudar={(n) => mudar({ pagina: n })} />}
    </Stack>
  )
}

type Linhas = RespostaDe<Calls['GET /v1/devolucoes/qb']>

function Lista({ linhas }: { linhas: Linhas }) {
  const consultas = useQueryClient()
  const mudar = async <T,>(fazer: () => Promise<T>): Promise<T> => {
    try {
      return await fazer()
    } finally {
      await consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS })
    }
  }
  return (
    <>
      {linhas.map((d) => (
        <DevolucaoAFazer key={d.uid} d={d} mudar={mudar}>
          <Text size="sm">
            {d.vndId === null ? (
              'Sem venda'
            ) : (
              <Anchor href={caminho(TELAS_RETAGUARDA.venda, { id: String(d.vndId) })} size="sm">
                Venda {numeroDaVenda(d.vndId)}
              </Anchor>
            )}
            {d.cliente && ` · ${d.cliente}`}
            {d.leilao && ` · ${d.leilao}`}
          </Text>
        </DevolucaoAFazer>
      ))}
    </>
  )
}

function Paginas({
  pagina,
  total,
  aoMudar,
}: {
  pagina: number
  total: number
  aoMudar: (n: number) => void
}) {
  return (
    <Group justify="center">
      <Button variant="default" disabled={pagina === 1} onClick={() => aoMudar(pagina - 1)}>
        Anterior
      </Button>
      <Text size="sm">
        {pagina} de {Math.ceil(total / POR_PAGINA)}
      </Text>
      <Button variant="default" disabled={pagina * POR_PAGINA >= total} onClick={() => aoMudar(pagina + 1)}>
        Próxima
      </Button>
    </Group>
  )
}
