// Reports about goods: where they stand, how they came, how long they wait.
import { ROTULO_DA_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import {
  decimal,
  dia,
  dinheiro,
  foraDoPapel,
  instante,
  inteiro,
  POR_MES,
  relatorio,
  texto,
} from './partes-de-relatorio.ts'

const VEICULO_EM_PALAVRAS = { ESTOQUE: 'Em estoque', EM_LEILAO: 'Em leilão' }
const QUEM_PAGA = { comitente: 'Comitente', casa: 'Casa' }

const POR_LUGAR = [
  { id: 'patio', titulo: 'Pátio' },
  { id: 'comitente', titulo: 'Comitente' },
] as const

export const RELATORIOS_DE_BENS = {
  estoque: relatorio({
    titulo: 'Estoque',
    descricao: 'Os bens que estão na casa agora, com o lugar, a idade e o preço.',
    permissao: 'estoque:ver',
    doComitente: true,
    periodo: null,
    filtros: ['comitente', 'patio'],
    colunas: [
      texto('nome', 'Veículo'),
      texto('placa', 'Placa'),
      texto('chassi', 'Chassi', foraDoPapel),
      texto('tipo', 'Tipo', foraDoPapel),
      texto('comitente', 'Comitente'),
      texto('patio', 'Pátio'),
      texto('situacao', 'Situação', { rotulos: VEICULO_EM_PALAVRAS }),
      dia('desde', 'Desde', foraDoPapel),
      inteiro('dias', 'Dias'),
      dinheiro('mercado', 'Valor de mercado'),
      dinheiro('fipe', 'FIPE', foraDoPapel),
    ],
    grupos: [
      ...POR_LUGAR,
      { id: 'situacao', titulo: 'Situação' },
      { id: 'tipo', titulo: 'Tipo' },
      { id: 'faixa', titulo: 'Idade', porChave: true },
    ],
    somas: [
      { id: 'mercado', titulo: 'Valor de mercado', tipo: 'dinheiro', como: 'soma', campo: 'mercado' },
      { id: 'dias', titulo: 'Dias em média', tipo: 'decimal', como: 'media', campo: 'dias' },
    ],
    alvo: 'veiculo',
  }),
  envelhecimento: relatorio({
    titulo: 'Envelhecimento do estoque',
    descricao: 'Há quanto tempo cada bem espera, e quantas vezes já foi a leilão.',
    permissao: 'estoque:ver',
    doComitente: true,
    periodo: null,
    filtros: ['comitente', 'patio'],
    colunas: [
      texto('nome', 'Veículo'),
      texto('placa', 'Placa'),
      texto('comitente', 'Comitente'),
      texto('patio', 'Pátio'),
      texto('faixa', 'Idade'),
      inteiro('dias', 'Dias'),
      inteiro('ofertas', 'Leilões'),
      dinheiro('ultimoLance', 'Último lance'),
      dinheiro('mercado', 'Valor de mercado'),
    ],
    ordem: '-dias',
    grupos: [{ id: 'faixa', titulo: 'Idade', porChave: true }, ...POR_LUGAR],
    somas: [
      { id: 'mercado', titulo: 'Valor parado', tipo: 'dinheiro', como: 'soma', campo: 'mercado' },
      { id: 'dias', titulo: 'Dias em média', tipo: 'decimal', como: 'media', campo: 'dias' },
      { id: 'ofertas', titulo: 'Leilões por bem', tipo: 'decimal', como: 'media', campo: 'ofertas' },
    ],
    alvo: 'veiculo',
  }),
  remocao: relatorio({
    titulo: 'Remoções',
    descricao: 'Do pedido à chegada no pátio: prazos, distâncias e custos.',
    permissao: 'remocao:listar',
    doComitente: true,
    periodo: 'Data do pedido',
    filtros: ['comitente', 'patio'],
    colunas: [
      texto('nome', 'Veículo'),
      texto('placa', 'Placa'),
      texto('chassi', 'Chassi', foraDoPapel),
      texto('comitente', 'Comitente'),
      texto('patio', 'Pátio'),
      texto('transportadora', 'Transportadora', foraDoPapel),
      texto('situacao', 'Situação', { rotulos: ROTULO_DA_REMOCAO }),
      instante('solicitada', 'Pedida'),
      dia('prevista', 'Prevista', foraDoPapel),
      instante('fim', 'Concluída'),
      decimal('dias', 'Dias'),
      inteiro('km', 'Km', foraDoPapel),
      dinheiro('valor', 'Valor'),
      texto('quemPaga', 'Quem paga', { rotulos: QUEM_PAGA, foraDoPapel: true }),
    ],
    ordem: '-solicitada',
    grupos: [
      POR_MES,
      { id: 'situacao', titulo: 'Situação' },
      { id: 'transportadora', titulo: 'Transportadora' },
      ...POR_LUGAR,
    ],
    somas: [
      { id: 'valor', titulo: 'Valor', tipo: 'dinheiro', como: 'soma', campo: 'valor' },
      { id: 'km', titulo: 'Km', tipo: 'inteiro', como: 'soma', campo: 'km' },
      { id: 'dias', titulo: 'Dias até o pátio', tipo: 'decimal', como: 'media', campo: 'dias' },
    ],
    alvo: 'remocao',
  }),
}
