// Declared rights of preference, what waits for a decision first. A row opens its papers and the decision beside the list;
// the notice that one was declared leads there too.
import { Anchor, Badge, Text, Title } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  ROTULO_DA_PREFERENCIA,
  ROTULO_DO_FUNDAMENTO,
  type SituacaoDaPreferencia,
} from '@martelo/domain/judicial/preferencia.ts'
import { useSearchParams } from 'react-router'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { COR_DA_PREFERENCIA, GavetaDaPreferencia, type PreferenciaNaFila } from './gaveta-da-preferencia.tsx'

const colunas = (abrir: (uid: string) => void): readonly Coluna<PreferenciaNaFila>[] => [
  {
    id: 'cliente',
    titulo: 'Quem declarou',
    ordenavel: true,
    valor: (p) => p.cliente,
    mostrar: (p) => (
      <>
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => abrir(p.uid)}>
          {p.cliente}
        </Anchor>
        <Text size="xs" c="dimmed">
          {ROTULO_DO_FUNDAMENTO[p.fundamento]}
        </Text>
      </>
    ),
  },
  {
    id: 'lote',
    titulo: 'Lote',
    ordenavel: true,
    valor: (p) => p.lote,
    mostrar: (p) => (
      <>
        <Text size="sm">{p.lote}</Text>
        <Text size="xs" c="dimmed">
          {p.leilao}
        </Text>
      </>
    ),
  },
  {
    id: 'processo',
    titulo: 'Processo',
    ordenavel: true,
    valor: (p) => p.processo,
    mostrar: (p) => (
      <>
        <Text size="sm" className="numeros nao-quebra">
          {p.processo}
        </Text>
        <Text size="xs" c="dimmed">
          {p.vara}
        </Text>
      </>
    ),
  },
  { id: 'provas', titulo: 'Documentos', valor: (p) => String(p.provas) },
  {
    id: 'situacao',
    titulo: 'Situação',
    ordenavel: true,
    valor: (p) => ROTULO_DA_PREFERENCIA[p.situacao],
    mostrar: (p) => (
      <Badge variant="light" color={COR_DA_PREFERENCIA[p.situacao]}>
        {ROTULO_DA_PREFERENCIA[p.situacao]}
      </Badge>
    ),
  },
  {
    id: 'createdAt',
    titulo: 'Declarado em',
    ordenavel: true,
    valor: (p) => formatarDataHora(Date.parse(p.createdAt)),
  },
]

const SITUACOES = Object.entries(ROTULO_DA_PREFERENCIA) as [SituacaoDaPreferencia, string][]

export default function TelaDasPreferencias() {
  const [busca, setBusca] = useSearchParams()
  const mostrar = (uid: string | null): void =>
    setBusca(
      (antes) => {
        const novo = new URLSearchParams(antes)
        if (uid === null) novo.delete('direito')
        else novo.set('direito', uid)
        return novo
      },
      { replace: true },
    )
  return (
    <>
      <title>Direitos de preferência</title>
      <Title order={1} size="h2">
        Direitos de preferência
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Quem tem o direito reconhecido pode igualar o lance vencedor depois do encerramento, enquanto ele não
        foi pago.
      </Text>
      <Tabela<PreferenciaNaFila>
        nome="preferencias"
        identidade={(p) => p.uid}
        placeholder="Nome, lote, leilão ou processo"
        vazio="Nenhum direito declarado"
        colunas={colunas(mostrar)}
        filtros={[
          {
            tipo: 'escolha',
            id: 'situacao',
            rotulo: 'Situação',
            opcoes: SITUACOES.map(([value, label]) => ({ value, label })),
          },
        ]}
        buscar={listaDe('GET /v1/judicial/preferencias/qb')}
      />
      <GavetaDaPreferencia uid={busca.get('direito')} aoFechar={() => mostrar(null)} />
    </>
  )
}
