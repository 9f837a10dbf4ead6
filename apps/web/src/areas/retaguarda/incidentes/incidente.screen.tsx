// One incident: the conversation, what it is about, files, the decision with its money, and who did what.
import { Alert, Badge, Button, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_DECISAO } from '@martelo/domain/incidentes/states.ts'
import { ROTULO_DO_TIPO_DE_INCIDENTE } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { AcoesDoRegistro } from '../../../kit/acoes/acoes-do-registro.tsx'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { ConversaDoIncidente } from '../../../parts/incidentes/conversa-do-incidente.tsx'
import { SituacaoDoIncidente } from '../../../parts/incidentes/situacao-do-incidente.tsx'
import {
  CHAVE_DOS_INCIDENTES,
  type Incidente,
  useAvisosDosIncidentes,
} from '../../../parts/incidentes/usar-incidentes.ts'
import { DadosDoIncidente } from './dados-do-incidente.tsx'
import { DecidirIncidente } from './decidir-incidente.tsx'
import { EscreverNoIncidente } from './escrever-no-incidente.tsx'

export function meta() {
  return [{ title: 'Incidente' }]
}

type Evento = 'assumir' | 'encerrar' | 'reabrir'
const ATOS: readonly (readonly [Evento, string, boolean, string])[] = [
  ['assumir', 'Assumir', false, 'Você passa a ser o responsável.'],
  ['encerrar', 'Encerrar', false, 'A conversa termina: ninguém escreve mais.'],
  ['reabrir', 'Reabrir', true, 'A decisão é retirada e o caso volta à análise.'],
]

export default function TelaDoIncidente() {
  const { uid = '' } = useParams()
  useAvisosDosIncidentes()
  const consultas = useQueryClient()
  const [decidindo, setDecidindo] = useState(false)
  const chave = [...CHAVE_DOS_INCIDENTES, uid]
  const {
    data: n,
    error,
    refetch,
  } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/incidentes/:uid', { params: { uid } }),
  })
  const lista = caminho(TELAS_RETAGUARDA.incidentes)
  if (error && !n) return <FichaComErro erro={error} voltar={lista} refazer={() => void refetch()} />
  if (n === undefined) return <FichaCarregando />
  const mudou = (novo: Incidente): void => {
    consultas.setQueryData(chave, novo)
    void consultas.invalidateQueries({ queryKey: chaveDoHistorico('incidente', uid) })
  }
  const mover = async (evento: string, motivo: string): Promise<void> =>
    mudou(
      await chamar('POST /v1/incidentes/:uid/mover', {
        params: { uid },
        body: { evento: evento as Evento, motivo: motivo || null, versao: n.versao },
      }),
    )
  return (
    <>
      <Ficha
        trilha={[[TELAS_RETAGUARDA.incidentes.title, lista]]}
        titulo={n.assunto}
        subtitulo={`Incidente ${n.codigo} · ${ROTULO_DO_TIPO_DE_INCIDENTE[n.tipo]} · aberto por ${n.abertoPor} em ${formatarDataHora(Date.parse(n.criadoAt))}`}
        estado={<SituacaoDoIncidente s={n.situacao} />}
        acoes={
          <>
            <AcoesDoRegistro nome={`o incidente ${n.codigo}`} acoes={acoesDe(n)} executar={mover} />
            {n.atos.decidir.pode && <Button onClick={() => setDecidindo(true)}>Decidir</Button>}
          </>
        }
        resumo={<Resumo n={n} />}
        abas={abasDe(n, mudou)}
        historico={{ entidade: 'incidente', uid }}
      />
      <DecidirIncidente n={n} aberto={decidindo} aoFechar={() => setDecidindo(false)} aoMudar={mudou} />
    </>
  )
}

const abasDe = (n: Incidente, mudou: (novo: Incidente) => void) => [
  {
    id: 'conversa',
    titulo: `Conversa (${n.mensagens.length})`,
    conteudo: (
      <>
        <ConversaDoIncidente mensagens={n.mensagens} meu="casa" />
        <EscreverNoIncidente n={n} aoMudar={mudou} />
      </>
    ),
  },
  { id: 'dados', titulo: 'Dados', conteudo: <DadosDoIncidente key={n.versao} n={n} aoMudar={mudou} /> },
  { id: 'arquivos', titulo: 'Arquivos', conteudo: <AnexosDoRegistro entidade="incidente" uid={n.uid} /> },
]

const acoesDe = (n: Incidente) =>
  ATOS.filter(([evento]) => n.atos[evento].pode).map(([evento, rotulo, pedeMotivo, consequencia]) => ({
    evento,
    rotulo,
    ...n.atos[evento],
    pedeMotivo,
    perigo: false,
    consequencia,
  }))

function Resumo({ n }: { n: Incidente }) {
  if (n.decisao !== null)
    return (
      <Alert
        color="teal"
        title={`${ROTULO_DA_DECISAO[n.decisao]}${n.decididoPor ? `, por ${n.decididoPor}` : ''}`}
      >
        <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {n.decisaoTexto}
        </Text>
        {n.valor > 0 && (
          <Text size="sm" fw={600} mt={4}>
            {formatarReais(n.valor)} abatidos da compra.
          </Text>
        )}
      </Alert>
    )
  return (
    <Text size="sm" {...(n.atrasado ? { c: 'red' } : { c: 'dimmed' })}>
      Decidir até {formatarData(Date.parse(n.prazo))}
      {n.atrasado && (
        <Badge ml="xs" color="red" variant="light">
          Atrasado
        </Badge>
      )}
      {n.primeiraRespostaAt === null && n.doCliente && ' · o cliente ainda não teve resposta'}
    </Text>
  )
}
