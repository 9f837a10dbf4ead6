// One removal: from where to where, by whom and for how much, what happened, the addresses that were sent, and what was
// said with the insurer.
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { remocaoViva } from '@martelo/domain/remocoes/states.ts'
import { Button, Group, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { AcoesDoRegistro } from '../../../kit/acoes/acoes-do-registro.tsx'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { VistoriasDoRegistro } from '../../../parts/estadias/vistorias-do-registro.tsx'
import { PedirVistoria } from '../../../parts/vistorias/pedir-vistoria.tsx'
import { SeloDaRemocao } from '../../../parts/remocoes/selo-da-remocao.tsx'
import { DadosDaRemocao } from './dados-da-remocao.tsx'
import { LinksDaRemocao } from './links-da-remocao.tsx'
import { AgendarRemocao, AutorizarRemocao } from './planejar-remocao.tsx'
import { PassosDaRemocao } from './passos-da-remocao.tsx'
import type { Remocao } from './remocao-lida.ts'
import { SeguradoraDaRemocao } from './seguradora-da-remocao.tsx'

type Evento = keyof Remocao['atos']

const ATOS: readonly (readonly [Evento, string, { pedeMotivo?: true; perigo?: true }, string])[] = [
  ['chegar', 'Motorista chegou ao local', {}, 'A casa registra o passo no lugar do motorista.'],
  ['coletar', 'Veículo carregado', {}, 'A casa registra o passo no lugar do motorista.'],
  ['entregar', 'Entregue no pátio', {}, 'O veículo entra no pátio e o valor vai a quem paga.'],
  [
    'frustrar',
    'Coleta frustrada',
    { pedeMotivo: true, perigo: true },
    'A viagem perdida é cobrada pelo preço da transportadora. A remoção pode ser agendada de novo.',
  ],
  [
    'recusar',
    'A transportadora recusou',
    { pedeMotivo: true },
    'A remoção volta a esperar por uma transportadora.',
  ],
  [
    'cancelar',
    'Cancelar a remoção',
    { pedeMotivo: true, perigo: true },
    'O pátio deixa de esperar o veículo.',
  ],
]

export default function TelaDaRemocao() {
  const { uid = '' } = useParams()
  const consultas = useQueryClient()
  const [planejando, setPlanejando] = useState<'autorizar' | 'agendar' | null>(null)
  const {
    data: r,
    error,
    refetch,
  } = useQuery({
    queryKey: ['remocao', uid],
    queryFn: () => chamar('GET /v1/remocoes/:uid', { params: { uid } }),
    // A driver tells his steps while the page stands open.
    refetchInterval: (q) =>
      ['AGENDADA', 'EM_COLETA', 'EM_TRANSPORTE'].includes(q.state.data?.situacao ?? '') ? 15_000 : false,
  })
  const lista = TELAS_RETAGUARDA.remocoes.path
  if (error && !r) return <FichaComErro erro={error} voltar={lista} refazer={() => void refetch()} />
  if (r === undefined) return <FichaCarregando />
  const reler = async (): Promise<void> => {
    await consultas.invalidateQueries({ queryKey: ['remocao', uid] })
    void consultas.invalidateQueries({ queryKey: chaveDoHistorico('remocao', uid) })
  }
  const fazer = (evento: string, motivo: string): Promise<unknown> =>
    chamar('POST /v1/remocoes/:uid/mover', {
      params: { uid },
      body: { evento: evento as Evento, motivo: motivo || null, versao: r.versao },
    }).finally(() => void reler())
  return (
    <>
      <title>{`Remoção ${r.id}`}</title>
      <Ficha
        trilha={[[TELAS_RETAGUARDA.remocoes.title, lista]]}
        titulo={`Remoção ${r.id}: ${r.veiculo}`}
        subtitulo={[
          r.placa && formatarPlaca(r.placa),
          `${r.local} → ${r.patio}`,
          r.previstaEm && `coleta em ${formatarDia(r.previstaEm)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        estado={<SeloDaRemocao situacao={r.situacao} />}
        acoes={<Planos r={r} abrir={setPlanejando} acoes={acoesDe(r)} fazer={fazer} />}
        abas={[
          { id: 'dados', titulo: 'Remoção', conteudo: <DadosDaRemocao r={r} /> },
          { id: 'passos', titulo: `Passos (${r.passos.length})`, conteudo: <PassosDaRemocao r={r} /> },
          { id: 'enderecos', titulo: 'Endereços', conteudo: <LinksDaRemocao r={r} reler={reler} /> },
          {
            id: 'vistorias',
            titulo: `Vistorias (${r.vistorias.length})`,
            conteudo: <VistoriasDaRemocao r={r} reler={reler} />,
          },
          {
            id: 'arquivos',
            titulo: 'Fotos e papéis',
            conteudo: <AnexosDoRegistro entidade="remocao" uid={uid} />,
          },
          { id: 'seguradora', titulo: 'Registro da seguradora', conteudo: <SeguradoraDaRemocao r={r} /> },
        ]}
        historico={{ entidade: 'remocao', uid }}
      />
      {planejando === 'autorizar' && (
        <AutorizarRemocao r={r} aoFechar={() => setPlanejando(null)} aoSalvar={reler} />
      )}
      {planejando === 'agendar' && (
        <AgendarRemocao r={r} aoFechar={() => setPlanejando(null)} aoSalvar={reler} />
      )}
    </>
  )
}

const acoesDe = (r: Remocao) =>
  ATOS.filter(([evento]) => r.can.mover && r.atos[evento].pode).map(
    ([evento, rotulo, { pedeMotivo = false, perigo = false }, consequencia]) => ({
      evento,
      rotulo,
      ...r.atos[evento],
      pedeMotivo,
      perigo,
      consequencia,
    }),
  )

/** The road is asked for one while the removal is under way. */
function VistoriasDaRemocao({ r, reler }: { r: Remocao; reler: () => Promise<void> }) {
  return (
    <Stack>
      {r.can.mover && remocaoViva(r.situacao) && (
        <Group justify="end">
          <PedirVistoria veiUid={r.veiUid} bem={r.bem} remocaoUid={r.uid} aoPedir={() => void reler()} />
        </Group>
      )}
      <VistoriasDoRegistro vistorias={r.vistorias} />
    </Stack>
  )
}

interface PropsDosPlanos {
  readonly r: Remocao
  readonly abrir: (o: 'autorizar' | 'agendar') => void
  readonly acoes: ReturnType<typeof acoesDe>
  readonly fazer: (evento: string, motivo: string) => Promise<unknown>
}

function Planos({ r, abrir, acoes, fazer }: PropsDosPlanos) {
  const autoriza = r.situacao === 'SOLICITADA' && r.can.mover
  return (
    <>
      {autoriza && (
        <Button
          disabled={!r.atos.autorizar.pode}
          title={r.atos.autorizar.motivo ?? undefined}
          onClick={() => abrir('autorizar')}
        >
          Autorizar
        </Button>
      )}
      {r.can.mover && r.atos.agendar.pode && (
        <Button variant={r.situacao === 'AGENDADA' ? 'default' : 'filled'} onClick={() => abrir('agendar')}>
          {r.situacao === 'AGENDADA' ? 'Mudar o plano' : 'Agendar'}
        </Button>
      )}
      <Button
        component={Link}
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        to={caminho(TELAS_IMPRESSOS.relatorioRemocao, { uid: r.uid })}
      >
        Imprimir
      </Button>
      <AcoesDoRegistro
        nome={`a remoção ${r.id}`}
        acoes={acoes}
        executar={fazer}
        compacto={autoriza || r.atos.agendar.pode}
      />
    </>
  )
}
