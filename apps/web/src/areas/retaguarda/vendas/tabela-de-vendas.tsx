// Sales as a table: of the whole house, or of one auction.
import { Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import { COMITENTE } from '@martelo/contracts/comitentes/comitente.cadastro.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { CHAVES_DE_FILTRO, ROTULO_DO_FILTRO } from '@martelo/domain/vendas/filtros.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { filtroDeRegistro } from '../../../kit/cadastro/colunas-do-cadastro.tsx'
import type { Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import { useAvisosDasVendas } from '../../../parts/vendas/usar-venda.ts'

type Linha = RespostaDe<Calls['GET /v1/leilao/vendas']>[number]

const dinheiro = (id: keyof Linha & string, titulo: string, valor: (l: Linha) => number): Coluna<Linha> => ({
  id,
  titulo,
  direita: true,
  largura: 118,
  valor: (l) => valor(l) / 100,
  mostrar: (l) =>
    valor(l) === 0 ? (
      <Text size="sm" c="dimmed">
        –
      </Text>
    ) : (
      <Text
        size="sm"
        c={id === 'divergente' ? 'red' : undefined}
        fw={id === 'divergente' ? 600 : undefined}
        className="numeros"
        style={{ whiteSpace: 'nowrap' }}
      >
        {formatarReais(valor(l))}
      </Text>
    ),
})

const PRAZO: Partial<Record<Linha['prazo'], string>> = { 'vence-logo': 'vence hoje', vencido: 'vencida' }
const atraso = (dias: number): string => (dias === 1 ? 'vencida há 1 dia' : `vencida há ${dias} dias`)

// What a person decides by stands first: who, how much is missing, until when.
const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'id',
    titulo: 'Venda',
    valor: (l) => numeroDaVenda(l.id),
    ordenavel: true,
    largura: 90,
    mostrar: (l) => (
      <>
        <span className="tabela-so-no-cartao">Venda </span>
        {numeroDaVenda(l.id)}
      </>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (l) => l.situacao,
    largura: 200,
    ordenavel: true,
    mostrar: (l) => <Situacao situacao={l.situacao} cor={l.cor} />,
  },
  {
    id: 'cliente',
    titulo: 'Comprador',
    valor: (l) => l.cliente,
    largura: 200,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" fw={600} truncate maw={220} title={l.cliente}>
          {l.cliente}
        </Text>
        <Text size="xs" c="dimmed">
          {l.documento}
        </Text>
      </>
    ),
  },
  dinheiro('valorTotalVenda', 'Total', (l) => l.valorTotalVenda),
  dinheiro('restante', 'Restante', (l) => Math.max(0, l.restante)),
  {
    id: 'dataPagamento',
    titulo: 'Comprador paga até',
    valor: (l) => formatarDia(l.dataPagamento),
    ordenavel: true,
    largura: 150,
    mostrar: (l) => (
      <>
        <Text size="sm" className="numeros">
          {formatarDia(l.dataPagamento)}
        </Text>
        {PRAZO[l.prazo] && (
          <Text size="xs" fw={600} c={l.prazo === 'vencido' ? 'var(--cor-perigo)' : 'var(--cor-alerta)'}>
            {l.prazo === 'vencido' ? atraso(l.diasDeAtraso) : PRAZO[l.prazo]}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'leilao',
    titulo: 'Leilão',
    valor: (l) => l.leilao,
    largura: 220,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" truncate maw={220} title={l.leilao}>
          {l.leilao}
        </Text>
        <Text size="xs" c="dimmed">
          {formatarData(Date.parse(l.leilaoData))}
        </Text>
      </>
    ),
  },
  {
    id: 'lotes',
    titulo: 'Itens',
    valor: (l) => l.lotes,
    largura: 280,
    mostrar: (l) => (
      <Text size="sm" truncate maw={280} title={l.lotes}>
        {l.lotes}
      </Text>
    ),
  },
  dinheiro('aguardandoValidacao', 'A validar', (l) => l.aguardandoValidacao),
  dinheiro('divergente', 'Divergente', (l) => l.divergente),
  dinheiro('aprovado', 'Aprovado', (l) => l.aprovado),
  {
    id: 'criadaAt',
    titulo: 'Criada',
    valor: (l) => formatarData(Date.parse(l.criadaAt)),
    ordenavel: true,
    oculta: true,
  },
]

const FILTROS: readonly Filtro[] = [
  {
    id: 'filtro',
    rotulo: 'Etapa',
    tipo: 'escolha',
    opcoes: CHAVES_DE_FILTRO.filter((c) => c !== 'leilao').map((value) => ({
      value,
      label: ROTULO_DO_FILTRO[value],
    })),
  },
  {
    id: 'situacao',
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: [
      { value: 'AguardandoPagamento', label: 'Aguardando Pagamento' },
      { value: 'AguardandoValidacao', label: 'Aguardando Validação' },
      { value: 'Fechada', label: 'Fechada' },
      { value: 'Cancelada', label: 'Cancelada' },
      { value: 'ClienteDesistiu', label: 'Cliente Desistiu' },
      { value: 'Condicional', label: 'Condicional' },
    ],
  },
  {
    id: 'divergente',
    rotulo: 'Divergência',
    tipo: 'escolha',
    opcoes: [{ value: 'sim', label: 'Só com divergência' }],
  },
  {
    id: 'vencidas',
    rotulo: 'Prazo',
    tipo: 'escolha',
    opcoes: [{ value: 'sim', label: 'Só vencidas' }],
  },
  {
    id: 'cancelamento',
    rotulo: 'Cancelamento',
    tipo: 'escolha',
    opcoes: [{ value: 'pedido', label: 'Pedido por comitente' }],
  },
  { id: 'criadaDe', rotulo: 'Desde', tipo: 'dia' },
  { id: 'criadaAte', rotulo: 'Até', tipo: 'dia' },
]
const DO_COMITENTE = filtroDeRegistro('comitente', 'Comitente', COMITENTE)

export function TabelaDeVendas({ leiUid }: { leiUid?: string }) {
  useAvisosDasVendas()
  const quem = useQuem()
  return (
    <Tabela<Linha>
      nome={leiUid === undefined ? 'vendas' : 'vendas-do-leilao'}
      colunas={COLUNAS.filter((c) => leiUid === undefined || c.id !== 'leilao')}
      filtros={permite(COMITENTE.ler, quem) ? [...FILTROS, DO_COMITENTE] : FILTROS}
      buscar={listaDe('GET /v1/leilao/vendas', leiUid === undefined ? {} : { leiUid })}
      identidade={(l) => l.uid}
      abrir={(l) => caminho(TELAS_RETAGUARDA.venda, { id: l.id })}
      ordenar="-id"
      placeholder="Comprador, lote, veículo, placa ou chassi"
      vazio="Nenhuma venda ainda. Cada lote arrematado aparece aqui."
    />
  )
}
