import { Badge, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { Link } from 'react-router'
import { useMarca } from '../../../core/marca-atual.ts'
import { useNoticias } from '../../../core/usar-noticias.ts'
import type { Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { PROPOSTAS_RECEBIDAS, ResponderProposta } from './responder-proposta.tsx'
import { SITUACAO_DA_PROPOSTA } from './situacao-da-proposta.ts'

export type Proposta = RespostaDe<Calls['GET /v1/leilao/propostas']>[number]

// The answer stands with the state: on a laptop what comes after the sixth column is out of sight.
const COLUNAS: readonly Coluna<Proposta>[] = [
  {
    id: 'lote',
    titulo: 'Lote',
    largura: 210,
    valor: (l) => `${l.numero} ${l.lote}`,
    mostrar: (l) => (
      <Link to={caminho(TELAS_RETAGUARDA.lanceRecebido, { uid: l.uid })}>
        {l.numero} · {l.lote}
      </Link>
    ),
  },
  {
    id: 'cliente',
    titulo: 'Cliente',
    largura: 190,
    valor: (l) => l.cliente,
    mostrar: (l) => (
      <>
        <Text size="sm">{l.cliente}</Text>
        <Text size="xs" c="dimmed">
          {[l.telefone, l.email].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  { id: 'valor', titulo: 'Proposta', largura: 120, direita: true, valor: (l) => formatarReais(l.valor) },
  {
    id: 'situacao',
    titulo: 'Situação e resposta',
    largura: 280,
    valor: (l) => SITUACAO_DA_PROPOSTA[l.situacao][0],
    mostrar: (l) =>
      l.situacao === 'ENVIADA' ? (
        <ResponderProposta p={l} size="compact-sm" />
      ) : (
        <>
          <Badge variant="light" tt="none" color={SITUACAO_DA_PROPOSTA[l.situacao][1]}>
            {SITUACAO_DA_PROPOSTA[l.situacao][0]}
          </Badge>
          {l.contraproposta !== null && <Text size="xs">{formatarReais(l.contraproposta)}</Text>}
        </>
      ),
  },
  { id: 'minimo', titulo: 'Mínimo', largura: 120, direita: true, valor: (l) => formatarReais(l.minimo) },
  { id: 'criadaAt', titulo: 'Recebida', valor: (l) => formatarDataHora(Date.parse(l.criadaAt)) },
]

const FILTROS: readonly Filtro[] = [
  {
    id: 'situacao',
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: Object.entries(SITUACAO_DA_PROPOSTA).map(([value, [label]]) => ({ value, label })),
  },
]

const NOTICIAS = new Set(['proposta-recebida'])

export function AbaDePropostas() {
  useNoticias(`retaguarda:${useMarca().id}`, PROPOSTAS_RECEBIDAS, NOTICIAS)
  return (
    <Tabela<Proposta>
      nome={PROPOSTAS_RECEBIDAS}
      colunas={COLUNAS}
      filtros={FILTROS}
      identidade={(l) => l.uid}
      placeholder="Lote, número ou cliente"
      buscar={listaDe('GET /v1/leilao/propostas')}
      vazio="Nenhuma proposta com estes filtros"
    />
  )
}
