// Conditional sales as a queue: of the whole house, or of one auction. Who waits for whom, until when, and the acts.
import { Text } from '@mantine/core'
import { permite, type QuemEntra } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { ROTULO_DA_CONDICIONAL } from '@martelo/domain/condicionais/states.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useQuem } from '../../core/marca-atual.ts'
import type { Coluna, Filtro } from '../../kit/tabela/colunas.ts'
import { listaDe } from '../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../kit/tabela/tabela.tsx'
import { PrecoDaCasa } from '../lotes/preco-da-casa.tsx'
import { AgirPelaCasa, type CondicionalDaCasa } from './agir-pela-casa.tsx'
import { AndamentoDoAcordo } from './andamento-do-acordo.tsx'
import { CONDICIONAIS_DO_LEILAO } from './chave-das-condicionais.ts'

const reais = (v: number | null) => (
  <Text size="sm" className="numeros" style={{ whiteSpace: 'nowrap' }}>
    {v === null ? '—' : formatarReais(v)}
  </Text>
)

// What is decided by stands first: at 1280 px the last columns lie behind the acts.
const COLUNAS: readonly Coluna<CondicionalDaCasa>[] = [
  {
    id: 'lote',
    titulo: 'Lote',
    largura: 240,
    valor: (c) => `${c.numero} · ${c.nome}`,
    mostrar: (c) => (
      <>
        <Text size="sm" fw={600} truncate maw={240} title={c.nome}>
          {c.numero} · {c.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {c.comitente} ·{' '}
          <Link to={caminho(TELAS_COMITENTE.avaliacaoCondicional, { uid: c.lelUid })}>
            Avaliação do veículo
          </Link>
        </Text>
      </>
    ),
  },
  {
    id: 'lance',
    titulo: 'Lance',
    direita: true,
    valor: (c) => (c.condicional.valorVendido ?? c.condicional.lance) / 100,
    mostrar: ({ condicional: { lance, valorVendido } }) => (
      <PrecoDaCasa lance={lance} vendido={valorVendido} />
    ),
  },
  {
    id: 'reserva',
    titulo: 'Reserva',
    direita: true,
    valor: (c) => (c.valorComitente === null ? null : c.valorComitente / 100),
    mostrar: (c) => reais(c.valorComitente),
  },
  {
    id: 'andamento',
    titulo: 'Andamento',
    largura: 190,
    valor: (c) => ROTULO_DA_CONDICIONAL[c.condicional.situacao],
    mostrar: (c) => <AndamentoDoAcordo condicional={c.condicional} />,
  },
  {
    id: 'cliente',
    titulo: 'Lance de',
    largura: 170,
    valor: (c) => c.cliente?.nome,
    mostrar: (c) =>
      c.cliente === null ? (
        '—'
      ) : (
        <Text size="sm" truncate maw={180} title={c.cliente.nome}>
          <Link to={caminho(TELAS_RETAGUARDA.cliente, { id: c.cliente.id })}>{c.cliente.nome}</Link>
        </Text>
      ),
  },
  {
    id: 'leilao',
    titulo: 'Leilão',
    largura: 200,
    valor: (c) => c.leilao,
    mostrar: (c) => (
      <Text size="sm" truncate maw={200} title={c.leilao}>
        <Link to={`${caminho(TELAS_RETAGUARDA.leilao, { id: c.leiId })}?aba=condicionais`}>{c.leilao}</Link>
      </Text>
    ),
  },
]

const FILTROS: readonly Filtro[] = [
  {
    id: 'espera',
    rotulo: 'Espera por',
    tipo: 'escolha',
    opcoes: [
      { value: 'comitente', label: 'Comitente' },
      { value: 'cliente', label: 'Cliente' },
      { value: 'ninguem', label: 'Decididas' },
    ],
  },
]

/** The acts stand fixed over the last columns: who may do none of them has those columns whole. */
export const colunasDaFila = (
  quem: QuemEntra | null,
  deUmLeilao: boolean,
  atos: Coluna<CondicionalDaCasa>,
): readonly Coluna<CondicionalDaCasa>[] => {
  const age = permite('condicional:responder', quem) || permite('condicional:reabrir', quem)
  return [...COLUNAS.filter((c) => !deUmLeilao || c.id !== 'leilao'), ...(age ? [atos] : [])]
}

export function FilaDeCondicionais({ leiUid }: { leiUid?: string }) {
  const quem = useQuem()
  const consultas = useQueryClient()
  const nome = leiUid === undefined ? 'condicionais' : CONDICIONAIS_DO_LEILAO
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: [nome] })
  const atos: Coluna<CondicionalDaCasa> = {
    id: 'atos',
    titulo: 'Ações',
    soAcoes: true,
    largura: 180,
    valor: () => null,
    mostrar: (c) => <AgirPelaCasa c={c} aoMudar={refazer} />,
  }
  return (
    <Tabela<CondicionalDaCasa>
      nome={nome}
      de={leiUid}
      colunas={colunasDaFila(quem, leiUid !== undefined, atos)}
      filtros={FILTROS}
      identidade={(c) => c.lelUid}
      placeholder="Lote, leilão, comitente ou cliente"
      vazio="Nenhuma condicional. Lotes batidos abaixo da reserva aparecem aqui."
      buscar={listaDe('GET /v1/leilao/condicionais', { leiUid })}
    />
  )
}
