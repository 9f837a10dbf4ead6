// One inspection: answers, damages, photographs; whose device has it; what came beside it; its report.
import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CAMPO } from '@martelo/contracts/core/telas/campo.telas.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { fraseDaNota } from '@martelo/domain/vistorias/nota-da-vistoria.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { RespostasDaVistoria } from '../../../parts/vistorias/respostas-da-vistoria.tsx'
import { SeloDaNota, SeloDaVistoria } from '../../../parts/vistorias/selos.tsx'

type Vistoria = RespostaDe<Calls['GET /v1/vistorias/:uid']>
type Copia = Vistoria['copiasRecebidas'][number]

const MOTIVOS: Readonly<Record<Copia['motivo'], string>> = {
  OUTRO_APARELHO: 'outro aparelho fazia a vistoria',
  Realizada: 'a vistoria já estava realizada',
  Cancelada: 'a vistoria estava cancelada',
}
const quando = (t: string | null): string | null => (t === null ? null : formatarDataHora(Date.parse(t)))

export default function TelaDaVistoria() {
  const { uid = '' } = useParams()
  const consultas = useQueryClient()
  const lista = TELAS_RETAGUARDA.vistorias.path
  const {
    data: v,
    error,
    refetch,
  } = useQuery({
    queryKey: ['vistoria', uid],
    queryFn: () => chamar('GET /v1/vistorias/:uid', { params: { uid } }),
  })
  if (error && !v) return <FichaComErro erro={error} voltar={lista} refazer={() => void refetch()} />
  if (!v) return <FichaCarregando />
  const reler = async (): Promise<void> => {
    await consultas.invalidateQueries({ queryKey: ['vistoria', uid] })
    void consultas.invalidateQueries({ queryKey: chaveDoHistorico('vistoria', uid) })
  }
  return (
    <>
      <title>{`Vistoria ${v.id}: ${v.veiculo.nome}`}</title>
      <Ficha
        trilha={[['Vistorias', lista]]}
        titulo={`Vistoria ${v.id}: ${v.veiculo.nome}`}
        subtitulo={[
          `${v.tipo.nome}, versão ${v.tipo.versao}`,
          v.veiculo.placa && formatarPlaca(v.veiculo.placa),
          v.patio,
          v.saidaPatio && 'saída do pátio',
        ]
          .filter(Boolean)
          .join(' · ')}
        estado={
          <>
            <SeloDaVistoria situacao={v.situacao} />
            {v.nota && <SeloDaNota nota={v.nota} />}
          </>
        }
        acoes={<Acoes v={v} reler={reler} />}
        resumo={<Resumo v={v} />}
        abas={[
          {
            id: 'respostas',
            titulo: 'Respostas',
            conteudo: <RespostasDaVistoria categorias={v.categorias} />,
          },
          { id: 'dados', titulo: 'Dados', conteudo: <Dados v={v} /> },
          {
            id: 'copias',
            titulo: `Cópias (${v.copiasRecebidas.length})`,
            conteudo: <Copias v={v} reler={reler} />,
          },
        ]}
        historico={{ entidade: 'vistoria', uid }}
      />
    </>
  )
}

function Acoes({ v, reler }: { v: Vistoria; reler: () => Promise<void> }) {
  const [cancelando, setCancelando] = useState(false)
  return (
    <Group gap="xs">
      {v.dataFim && (
        <Button
          component="a"
          variant="default"
          href={caminho(TELAS_IMPRESSOS.laudoVistoria, { hash: v.hash })}
        >
          Laudo
        </Button>
      )}
      {v.can.fazer && (
        <Button component={Link} to={`${TELAS_CAMPO.vistoriar.path}?vistoria=${v.uid}`}>
          Fazer vistoria
        </Button>
      )}
      {v.can.cancelar && (
        <Button variant="default" color="red" onClick={() => setCancelando(true)}>
          Cancelar vistoria
        </Button>
      )}
      <Confirmar
        aberto={cancelando}
        titulo="Cancelar vistoria"
        botao="Cancelar vistoria"
        perigo
        motivo="obrigatorio"
        aoFechar={() => setCancelando(false)}
        aoConfirmar={(motivo) =>
          chamar('POST /v1/vistorias/:uid/cancelar', {
            params: { uid: v.uid },
            body: { motivo, versao: v.versao },
          }).then(reler)
        }
      >
        Ela sai da fila. O que um aparelho ainda enviar fica guardado em uma cópia.
      </Confirmar>
    </Group>
  )
}

function Resumo({ v }: { v: Vistoria }) {
  if (v.motivoCancelada)
    return (
      <Alert color="gray" title="Cancelada">
        {v.motivoCancelada}
      </Alert>
    )
  const abertas = v.copiasRecebidas.filter((c) => c.vistaEm === null).length
  return (
    <Stack gap="xs">
      {v.nota && (
        <Text size="sm">
          {`Nota ${v.nota}, ${v.pontos ?? 0} pontos: ${fraseDaNota(v.nota)}. `}
          <a href="/regulamento/vistorias">Como a nota é calculada</a>
        </Text>
      )}
      {v.faltam.length > 0 && <Text size="sm" c="dimmed">{`Falta responder: ${v.faltam.join(', ')}.`}</Text>}
      {abertas > 0 && (
        <Alert color="orange" title="Cópias a conferir">
          Outro aparelho enviou respostas desta vistoria. Nada foi sobrescrito: veja a aba Cópias.
        </Alert>
      )}
    </Stack>
  )
}

function Dados({ v }: { v: Vistoria }) {
  const adiantado =
    v.relogioSegundos !== null && Math.abs(v.relogioSegundos) > 120
      ? `O relógio do aparelho estava ${Math.round(Math.abs(v.relogioSegundos) / 60)} minutos ${v.relogioSegundos > 0 ? 'adiantado' : 'atrasado'}.`
      : null
  const linhas: readonly (readonly [string, string | number | null])[] = [
    ['Vistoriador', v.vistoriador],
    ['Pedida por', v.pedidaPor],
    ['Pedida em', quando(v.createdAt)],
    ['Início', quando(v.dataInicio)],
    ['Fim', quando(v.dataFim)],
    ['Sincronizada em', quando(v.sincronizadaEm)],
    ['Aparelho', v.aparelho],
    ['Início no relógio do aparelho', quando(v.aparelhoInicio)],
    ['Fim no relógio do aparelho', quando(v.aparelhoFim)],
    ['Relógio', adiantado],
    ['Estadia', v.estadia],
    ['Remoção', v.remocao],
    ['Chassi', v.veiculo.chassi],
    ['Código do laudo', v.hash],
  ]
  return (
    <Table>
      <Table.Tbody>
        {linhas
          .filter(([, valor]) => valor !== null)
          .map(([rotulo, valor]) => (
            <Table.Tr key={rotulo}>
              <Table.Th w="40%">{rotulo}</Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{valor}</Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  )
}

function Copias({ v, reler }: { v: Vistoria; reler: () => Promise<void> }) {
  const conferir = (uid: string): void =>
    void chamar('POST /v1/vistorias/copias/:uid/conferir', { params: { uid } })
      .then(() => avisarSucesso('Cópia conferida'))
      .catch(avisarErro)
      .finally(() => void reler())
  const confere = permite('vistoria:pedir', useQuem())
  if (v.copiasRecebidas.length === 0) return <Text c="dimmed">Nada chegou de outro aparelho.</Text>
  return (
    <Stack gap="xl">
      {v.copiasRecebidas.map((c) => (
        <section key={c.uid} aria-label={`Cópia de ${c.vistoriador}`}>
          <Group justify="space-between" mb="sm">
            <div>
              <Text fw={600}>{`${c.vistoriador}${c.aparelho ? `, ${c.aparelho}` : ''}`}</Text>
              <Text size="sm" c="dimmed">
                {`Recebida em ${quando(c.atualizadaEm) ?? ''}: ${MOTIVOS[c.motivo]}.`}
              </Text>
            </div>
            {c.vistaEm ? (
              <Text size="sm">{`Conferida por ${c.vistaPor ?? 'equipe'}`}</Text>
            ) : (
              confere && (
                <Button size="xs" variant="default" onClick={() => conferir(c.uid)}>
                  Marcar como conferida
                </Button>
              )
            )}
          </Group>
          <RespostasDaVistoria categorias={c.categorias} />
        </section>
      ))}
    </Stack>
  )
}
