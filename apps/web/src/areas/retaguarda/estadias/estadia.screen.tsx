// A vehicle's stay: where it stands, what is asked for it, what it costs, its pictures, and the way out.
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { AcoesDoRegistro } from '../../../kit/acoes/acoes-do-registro.tsx'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { type Aba, Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { VistoriasDoRegistro } from '../../../parts/estadias/vistorias-do-registro.tsx'
import { SeloDaEstadia } from '../../../parts/estadias/selo-da-estadia.tsx'
import { ContasDaEstadia } from './contas-da-estadia.tsx'
import type { Estadia } from './estadia-lida.ts'
import { LugarDaEstadia } from './lugar-da-estadia.tsx'
import { SaidaDaEstadia } from './saida-da-estadia.tsx'
import { ServicosDaEstadia } from './servicos-da-estadia.tsx'

type Evento = keyof Estadia['atos']

const ATOS: readonly (readonly [Evento, string, { pedeMotivo?: true; perigo?: true }, string])[] = [
  ['entrar', 'Registrar a entrada', {}, 'O veículo passa a estar neste pátio, e as diárias começam hoje.'],
  ['liberarSaida', 'Liberar a saída', {}, 'O veículo fica pronto para ser entregue.'],
  ['entregar', 'Entregar ao comprador', {}, ''],
  ['suspenderSaida', 'Suspender a saída', { pedeMotivo: true }, 'O veículo volta a ficar em pátio.'],
  ['devolver', 'Devolver', { perigo: true }, ''],
  ['cancelar', 'Cancelar a estadia', { pedeMotivo: true, perigo: true }, 'A estadia não conta mais.'],
]
const COM_FORMULARIO: readonly string[] = ['entregar', 'devolver']

export default function TelaDaEstadia() {
  const { uid = '' } = useParams()
  const consultas = useQueryClient()
  const [saindo, setSaindo] = useState<'entregar' | 'devolver' | null>(null)
  const {
    data: e,
    error,
    refetch,
  } = useQuery({
    queryKey: ['estadia', uid],
    queryFn: () => chamar('GET /v1/estadias/:uid', { params: { uid } }),
  })
  const lista = TELAS_RETAGUARDA.estadias.path
  if (error && !e) return <FichaComErro erro={error} voltar={lista} refazer={() => void refetch()} />
  if (e === undefined) return <FichaCarregando />
  const reler = async (): Promise<void> => {
    await consultas.invalidateQueries({ queryKey: ['estadia', uid] })
    void consultas.invalidateQueries({ queryKey: ['planta'] })
    void consultas.invalidateQueries({ queryKey: chaveDoHistorico('estadia', uid) })
  }
  const fazer = (evento: string, motivo: string): Promise<unknown> =>
    chamar('POST /v1/estadias/:uid/mover', {
      params: { uid },
      body: { evento: evento as Evento, motivo: motivo || null, versao: e.versao },
    }).finally(() => void reler())
  const acoes = ATOS.filter(([evento]) => !COM_FORMULARIO.includes(evento) && e.atos[evento].pode).map(
    ([evento, rotulo, { pedeMotivo = false, perigo = false }, consequencia]) => ({
      evento,
      rotulo,
      ...e.atos[evento],
      pedeMotivo,
      perigo,
      consequencia,
    }),
  )
  return (
    <>
      <title>{`${e.veiculo.nome} | Estadia`}</title>
      <Ficha
        trilha={[[TELAS_RETAGUARDA.estadias.title, lista]]}
        titulo={e.veiculo.nome}
        subtitulo={[
          e.veiculo.placa && formatarPlaca(e.veiculo.placa),
          e.patio,
          e.vaga && `vaga ${e.vaga}`,
          `chave ${e.codigoChave}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        estado={<SeloDaEstadia situacao={e.situacao} />}
        acoes={
          <>
            <Etiqueta uid={uid} />
            <BotaoDeSaida e={e} abrir={setSaindo} />
            <AcoesDoRegistro nome={`a estadia de ${e.veiculo.nome}`} acoes={acoes} executar={fazer} />
          </>
        }
        abas={abasDe(e, reler)}
        historico={{ entidade: 'estadia', uid }}
      />
      {saindo && <SaidaDaEstadia e={e} evento={saindo} aoFechar={() => setSaindo(null)} aoSalvar={reler} />}
    </>
  )
}

function abasDe(e: Estadia, reler: () => Promise<void>): readonly Aba[] {
  return [
    { id: 'lugar', titulo: 'Estadia', conteudo: <LugarDaEstadia e={e} reler={reler} /> },
    {
      id: 'servicos',
      titulo: `Serviços (${e.servicos.filter((s) => s.can.realizar).length})`,
      conteudo: <ServicosDaEstadia e={e} reler={reler} />,
    },
    {
      id: 'fotos',
      titulo: 'Fotos e papéis',
      conteudo: <AnexosDoRegistro entidade="estadia" uid={e.uid} />,
    },
    {
      id: 'vistorias',
      titulo: `Vistorias (${e.vistorias.length})`,
      conteudo: <VistoriasDoRegistro vistorias={e.vistorias} />,
    },
    { id: 'diarias', titulo: 'Diárias', conteudo: <ContasDaEstadia e={e} reler={reler} /> },
  ]
}

/** The exit that fits: to the buyer when it is sold, back to its owner when it is not. */
function BotaoDeSaida({ e, abrir }: { e: Estadia; abrir: (evento: 'entregar' | 'devolver') => void }) {
  const evento = e.compra === null ? 'devolver' : 'entregar'
  const { pode, motivo } = e.atos[evento]
  if (!pode && e.situacao !== 'AGUARDANDO_SAIDA') return null
  return (
    <Button
      variant={evento === 'entregar' ? 'filled' : 'default'}
      disabled={!pode}
      title={motivo ?? undefined}
      onClick={() => abrir(evento)}
    >
      {evento === 'entregar' ? 'Entregar ao comprador' : 'Devolver'}
    </Button>
  )
}

function Etiqueta({ uid }: { uid: string }) {
  return (
    <Button
      component={Link}
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      to={caminho(TELAS_IMPRESSOS.etiquetaDaChave, { uid })}
    >
      Etiqueta
    </Button>
  )
}
