// The Despachante's workplace: the papers by their deadline, moved one by one or together, posted with their tracking
// codes, labelled, and given to the buyer as files.
import { Anchor, Badge, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  PRAZOS_NA_FILA,
  ROTULO_DO_PRAZO_NA_FILA,
  SITUACOES_NA_FILA,
} from '@martelo/domain/entregas/fila-da-documentacao.ts'
import { METODOS_DE_ENTREGA } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { type EventoDeDocumentacao, ROTULO_DA_DOCUMENTACAO } from '@martelo/domain/entregas/states.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import type { AcaoEmLote, Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { useAvisosDasVendas } from '../../../parts/vendas/usar-venda.ts'
import { ArquivosDoItem } from './arquivos-do-item.tsx'
import { type LinhaDaFila, PostarEmLote } from './postar-em-lote.tsx'

export function meta() {
  return [{ title: 'Documentação' }]
}

/** Of one document address: it holds so many ids. */
const ETIQUETAS_POR_VEZ = 18

const COLUNAS: readonly Coluna<LinhaDaFila>[] = [
  {
    id: 'veiculo',
    titulo: 'Veículo',
    largura: 260,
    valor: (l) => `${l.lote} – ${l.veiculo}`,
    mostrar: (l) => (
      <>
        <Text size="sm" fw={600} truncate maw={250} title={l.veiculo}>
          {l.lote} – {l.veiculo}
        </Text>
        <Text size="xs" c="dimmed">
          {[l.placa, l.comitente].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  {
    id: 'prazo',
    titulo: 'Prazo',
    largura: 170,
    valor: (l) => formatarDia(l.prazo),
    mostrar: (l) => (
      <>
        <Text size="sm" className="numeros">
          {formatarDia(l.prazo)}
        </Text>
        <Text size="xs" fw={600} c={l.prazoAtual < 0 ? 'var(--cor-perigo)' : 'dimmed'}>
          {l.textoDoPrazo}
        </Text>
      </>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: 190,
    valor: (l) => l.rotulo,
    mostrar: (l) => (
      <Badge variant="light" tt="none" color={l.situacao === 'enviado' ? 'teal' : 'blue'}>
        {l.rotulo}
      </Badge>
    ),
  },
  {
    id: 'comprador',
    titulo: 'Comprador',
    largura: 210,
    valor: (l) => l.comprador,
    mostrar: (l) => (
      <>
        <Text size="sm" truncate maw={200} title={l.comprador}>
          {l.comprador}
        </Text>
        <Anchor component={Link} size="xs" to={caminho(TELAS_RETAGUARDA.venda, { id: l.vndId })}>
          Venda {numeroDaVenda(l.vndId)}
        </Anchor>
      </>
    ),
  },
  {
    id: 'metodo',
    titulo: 'Entrega',
    largura: 190,
    valor: (l) => [l.metodo ?? 'A escolher', l.destino].filter(Boolean).join(', '),
  },
  {
    id: 'codigoEnvio',
    titulo: 'Rastreamento',
    largura: 170,
    valor: (l) => l.codigoEnvio,
    mostrar: (l) =>
      l.codigoEnvio === null ? (
        <Text size="sm" c="dimmed">
          –
        </Text>
      ) : l.rastreamento === null ? (
        <Text size="sm">{l.codigoEnvio}</Text>
      ) : (
        <Anchor href={l.rastreamento} target="_blank" rel="noreferrer" size="sm">
          {l.codigoEnvio}
        </Anchor>
      ),
  },
  { id: 'leilao', titulo: 'Leilão', largura: 200, valor: (l) => l.leilao, oculta: true },
]

const FILTROS: readonly Filtro[] = [
  {
    id: 'situacao',
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: SITUACOES_NA_FILA.map((value) => ({ value, label: ROTULO_DA_DOCUMENTACAO[value] })),
  },
  {
    id: 'metodo',
    rotulo: 'Entrega',
    tipo: 'escolha',
    opcoes: METODOS_DE_ENTREGA.map((value) => ({ value, label: value })),
  },
  {
    id: 'prazo',
    rotulo: 'Prazo',
    tipo: 'escolha',
    opcoes: PRAZOS_NA_FILA.map((value) => ({ value, label: ROTULO_DO_PRAZO_NA_FILA[value] })),
  },
]

const mover = (l: LinhaDaFila, evento: EventoDeDocumentacao) =>
  chamar('PUT /v1/entregas/:itemUid/documentacao', {
    params: { itemUid: l.uid },
    body: { evento, codigoEnvio: l.codigoEnvio, versao: l.versao },
  })

const acao = (
  rotulo: string,
  evento: EventoDeDocumentacao,
  de: readonly LinhaDaFila['situacao'][],
): AcaoEmLote<LinhaDaFila> => ({
  rotulo,
  impedimento: (ls) =>
    ls.every((l) => de.includes(l.situacao))
      ? null
      : `Só para: ${de.map((s) => ROTULO_DA_DOCUMENTACAO[s].toLowerCase()).join(', ')}`,
  porLinha: (l) => mover(l, evento),
})

function impedimentoDasEtiquetas(ls: readonly LinhaDaFila[]): string | null {
  if (ls.length > ETIQUETAS_POR_VEZ) return `Até ${ETIQUETAS_POR_VEZ} etiquetas por vez`
  return ls.some((l) => l.metodo !== 'Sedex' && l.metodo !== 'Carta Registrada')
    ? 'Só o que vai pelo correio tem etiqueta'
    : null
}

export default function TelaDaDocumentacao() {
  useAvisosDasVendas(['documentacao'])
  const consultas = useQueryClient()
  const [postando, setPostando] = useState<readonly LinhaDaFila[] | null>(null)
  const [arquivos, setArquivos] = useState<LinhaDaFila | null>(null)
  const acoes: readonly AcaoEmLote<LinhaDaFila>[] = [
    acao('Encaminhar ao despachante', 'encaminharAoDespachante', ['em_analise']),
    acao('Solicitar ao comitente', 'solicitarAoComitente', ['com_despachante']),
    acao('Recebido do comitente', 'receberDoComitente', ['aguardando_comitente']),
    {
      rotulo: 'Etiquetas',
      impedimento: impedimentoDasEtiquetas,
      executar: (ls) => {
        const chave = `itens-${ls.map((l) => l.id).join('-')}`
        window.open(caminho(TELAS_IMPRESSOS.etiquetasDeEnvio, { chave }), '_blank', 'noopener')
      },
    },
    {
      rotulo: 'Postar',
      impedimento: (ls) =>
        ls.every((l) => l.situacao === 'com_despachante' || l.situacao === 'aguardando_comitente')
          ? null
          : 'Só o que está com o despachante ou aguarda o comitente',
      executar: (ls) => setPostando(ls),
    },
    acao('Confirmar a entrega', 'confirmarEntrega', ['enviado']),
    {
      rotulo: 'Arquivos',
      impedimento: (ls) => (ls.length === 1 ? null : 'Marque um só'),
      executar: ([l]) => setArquivos(l ?? null),
    },
  ]
  return (
    <>
      <Title order={1} size="h2" mb="md">
        Documentação
      </Title>
      <Tabela<LinhaDaFila>
        nome="documentacao"
        colunas={COLUNAS}
        filtros={FILTROS}
        buscar={listaDe('GET /v1/entregas/documentacao')}
        identidade={(l) => l.uid}
        acoes={acoes}
        placeholder="Comprador, lote, veículo, placa ou código"
        vazio="Nenhum documento por enviar. O que é retirado do pátio aparece aqui."
      />
      {postando && (
        <PostarEmLote
          linhas={postando}
          aoFechar={() => {
            setPostando(null)
            void consultas.invalidateQueries({ queryKey: ['documentacao'] })
          }}
        />
      )}
      {arquivos && <ArquivosDoItem l={arquivos} aoFechar={() => setArquivos(null)} />}
    </>
  )
}
