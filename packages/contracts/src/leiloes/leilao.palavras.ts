// How the record is called in its history: fields, codes, and what was done with it.
import type { z } from 'zod'
import { ROTULO_DO_TIPO_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { rotuloDoLeilao, SITUACOES_DE_LEILAO } from '@martelo/domain/leiloes/situacoes.ts'
import type { EventoLeilao } from '@martelo/domain/leiloes/states.ts'
import { palavras, rotulosDe } from '../core/palavras.ts'
import type { DadosDoLeilao } from './leilao.schemas.ts'

export const PALAVRAS_DE_LEILAO = palavras<keyof z.infer<typeof DadosDoLeilao>, EventoLeilao>({
  campos: {
    apelidosLeiloeiro: 'Apelidos do leiloeiro',
    cascata: 'Encerramento em cascata',
    caucaoPorcentagem: 'Caução sobre o limite (%)',
    caucaoValor: { rotulo: 'Caução', tipo: 'dinheiro' },
    condicional: 'Aceita condicional',
    conducao: {
      rotulo: 'Condução',
      opcoes: { robo: 'Automática', leiloeiro: 'Pelo leiloeiro', misto: 'Mista' },
    },
    conferirDia: 'Conferir domingos e feriados',
    data: 'Data',
    descricao: 'Descrição',
    editalUrl: 'Edital',
    gruposCliente: 'Grupos de clientes',
    incrementoAposLancesSegundos: 'Tempo acrescentado após lances (s)',
    incrementoPorValor: 'Incremento por faixa de valor',
    intervaloEntreLotesSegundos: 'Intervalo entre lotes (s)',
    leilao: 'Leilão',
    leiloeiroConfirmadoAt: 'Leiloeiro confirmado em',
    leiloeiroUid: 'Leiloeiro',
    leoId: 'Leiloeiro',
    liberacaoDiaMotivo: 'Autorização do dia',
    localUid: 'Local de realização',
    lotesMovidos: 'Lotes movidos',
    lrlId: 'Local de realização',
    modalidade: {
      rotulo: 'Modalidade',
      opcoes: { ONLINE: 'On-line', PRESENCIAL: 'Presencial', SIMULTANEO: 'Simultâneo' },
    },
    nome: 'Nome',
    ordemEntradaUrl: 'Ordem de entrada',
    ordemVisitacaoUrl: 'Ordem de visitação',
    permiteRepasse: 'Permite repasse',
    pontoCorteParaIncrementoPosLancesSegundos: 'Ponto de corte do acréscimo (s)',
    porcentagemComissao: 'Comissão (%)',
    primeiroFim: 'Primeiro encerramento',
    regulamento: 'Regulamento',
    renumerar: 'Renumerados',
    segundoEntreLotes: 'Segundos entre lotes',
    situacao: { rotulo: 'Situação', opcoes: rotulosDe(SITUACOES_DE_LEILAO, rotuloDoLeilao) },
    taxaAdm: { rotulo: 'Taxa administrativa', tipo: 'dinheiro' },
    tipoHabilitacao: { rotulo: 'Habilitação', opcoes: ROTULO_DO_TIPO_DE_HABILITACAO },
    transmissaoSubdominio: 'Subdomínio da transmissão',
    transmissaoUrl: 'Transmissão',
    veiculo: 'Veículo',
  },
  atos: {
    aprontar: 'Marcado como pronto',
    cancelar: 'Cancelado',
    conducao: 'Condução trocada',
    confirmarLeiloeiro: 'Leiloeiro confirmado',
    criarApelido: 'Apelido criado',
    desfazerConfirmacao: 'Confirmação do leiloeiro desfeita',
    encerrar: 'Encerrado',
    incluirLote: 'Lote incluído na venda',
    iniciar: 'Iniciado',
    ordenarLotes: 'Lotes reordenados',
    publicar: 'Publicado',
    reabrirLoteamento: 'Loteamento reaberto',
    recalcularFins: 'Encerramentos recalculados',
    reverter: 'Voltou para publicado',
    suspender: 'Suspenso',
  },
})
