// What came of each event: invitations, answers, who was there, and what the guests bid and bought.
import { Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Link } from 'react-router'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'

type Linha = RespostaDe<Calls['GET /v1/eventos/relatorio']>[number]
type Numero = { [K in keyof Linha]: Linha[K] extends number ? K : never }[keyof Linha]

const numero = (id: Numero, titulo: string, ordenavel = false): Coluna<Linha> => ({
  id,
  titulo,
  direita: true,
  ordenavel,
  valor: (l) => l[id],
})
const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'nome',
    titulo: 'Evento',
    ordenavel: true,
    largura: 240,
    valor: (l) => l.nome,
    mostrar: (l) => <Link to={`${TELAS_RETAGUARDA.convidados.path}?evento=${l.uid}`}>{l.nome}</Link>,
  },
  {
    id: 'leilao',
    titulo: 'Leilão',
    largura: 200,
    valor: (l) => l.leilao,
    mostrar: (l) =>
      l.leilaoUid && (
        <Link to={caminho(TELAS_RETAGUARDA.painelDoEvento, { leilaoUid: l.leilaoUid })}>{l.leilao}</Link>
      ),
  },
  {
    id: 'inicioAt',
    titulo: 'Quando',
    ordenavel: true,
    valor: (l) => formatarDataHora(Date.parse(l.inicioAt)),
  },
  numero('convidados', 'Convidados', true),
  numero('convitesEnviados', 'Convites'),
  numero('vem', 'Disseram sim'),
  numero('naoVem', 'Disseram não'),
  numero('presentes', 'Entraram', true),
  numero('pessoas', 'Pessoas'),
  numero('faltaram', 'Faltaram'),
  numero('viraramClientes', 'Viraram clientes'),
  numero('deramLance', 'Deram lance'),
  numero('compraram', 'Compraram'),
  {
    id: 'valorComprado',
    titulo: 'Comprado',
    direita: true,
    ordenavel: true,
    valor: (l) => formatarReais(l.valorComprado),
  },
]

export default function RelatorioDeEventos() {
  return (
    <>
      <title>Relatório de eventos</title>
      <Title order={1} size="h2" mb="xs">
        Relatório de eventos
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        Lances e compras são os dos convidados que confirmaram o e-mail do convite no cadastro, antes ou
        depois dele, no leilão do evento.
      </Text>
      <Tabela<Linha>
        nome="relatorio-de-eventos"
        ordenar="-inicioAt"
        identidade={(l) => l.uid}
        placeholder="Evento ou leilão"
        vazio="Nenhum evento neste período"
        colunas={COLUNAS}
        filtros={[
          { tipo: 'dia', id: 'de', rotulo: 'De' },
          { tipo: 'dia', id: 'ate', rotulo: 'Até' },
        ]}
        buscar={listaDe('GET /v1/eventos/relatorio')}
      />
    </>
  )
}
