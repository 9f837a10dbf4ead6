// One event of each kind, as a consignor's program meets it: what the test environment sends when it is asked to.
import type { EventoDoComitente } from './escopos.ts'

const UID = '00000000-0000-4000-8000-000000000001'
const DO_LOTE = { lelUid: UID, numero: '2', nome: 'Hatch de ensaio 2019' }

export const EXEMPLO_DO_EVENTO = {
  'veiculo.cadastrado': {
    veiUid: UID,
    nome: 'Hatch de ensaio 2019',
    placa: 'TST1A02',
    chassi: null,
    referencia: 'ENSAIO-2',
  },
  'lote.situacao': {
    ...DO_LOTE,
    de: 'CONDICIONAL',
    situacao: 'AG_PAGAMENTO',
    lance: 2_640_000,
    valorVendido: 2_700_000,
  },
  'prestacao.situacao': { preUid: UID, numero: '1/2026', situacao: 'APROVADA', liquido: 2_565_000 },
  'condicional.situacao': {
    ...DO_LOTE,
    de: null,
    situacao: 'AGUARDANDO_COMITENTE',
    lance: 2_640_000,
    novoValor: null,
    replica: null,
    prazo: '2026-12-01T20:59:59.999Z',
  },
  'venda.cancelada': {
    ...DO_LOTE,
    valor: 2_700_000,
    situacao: 'Cancelada',
    causa: 'ANULACAO',
    fundamento: 'JUIZO',
    destino: 'VOLTA',
  },
  'remocao.situacao': {
    remUid: UID,
    veiUid: UID,
    nome: 'Hatch de ensaio 2019',
    placa: 'TST1A02',
    referencia: 'ENSAIO-2',
    de: 'SOLICITADA',
    situacao: 'AGENDADA',
    previstaEm: '2026-12-02',
  },
  'chegada.situacao': {
    cheUid: UID,
    veiUid: null,
    descricao: 'Hatch de ensaio 2019',
    placa: 'TST1A02',
    chassi: null,
    de: null,
    situacao: 'PREVISTA',
    previstaPara: '2026-12-03',
  },
} as const satisfies Record<EventoDoComitente, object>
