// One vehicle: what it is, its photographs, its detailed items, the lots it stood in.
import { Alert, Badge, List } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { SeloDoVeiculo } from '../../../parts/estados/situacoes.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { NovoVeiculo } from './aba-detalhes.tsx'
import { ABAS_DO_VEICULO } from './abas-do-veiculo.tsx'
import type { Veiculo } from './veiculo-lido.ts'

export default function TelaDoVeiculo() {
  const { uid = '' } = useParams()
  const navegar = useNavigate()
  if (uid === 'novo')
    return (
      <>
        <title>Novo veículo</title>
        <NovoVeiculo
          aoCriar={(novo) =>
            void navegar(`${caminho(TELAS_RETAGUARDA.veiculo, { uid: novo })}?aba=fotos`, { replace: true })
          }
        />
      </>
    )
  return <VeiculoAberto key={uid} uid={uid} />
}

function VeiculoAberto({ uid }: { uid: string }) {
  const consultas = useQueryClient()
  const quem = useQuem()
  const {
    data: v,
    error,
    refetch,
  } = useQuery({
    queryKey: ['veiculo', uid],
    queryFn: () => chamar('GET /v1/veiculos/:uid', { params: { uid } }),
  })
  if (error && !v)
    return (
      <FichaComErro erro={error} voltar={TELAS_RETAGUARDA.veiculos.path} refazer={() => void refetch()} />
    )
  if (!v) return <FichaCarregando />
  const refazer = async (): Promise<void> => {
    await consultas.invalidateQueries({ queryKey: ['veiculo', uid] })
    await consultas.invalidateQueries({ queryKey: chaveDoHistorico('veiculo', uid) })
  }
  return (
    <>
      <title>{`${v.nome} | Veículos`}</title>
      <Ficha
        trilha={[['Veículos', TELAS_RETAGUARDA.veiculos.path]]}
        titulo={v.nome}
        subtitulo={[
          [v.anoFabricacao, v.anoModelo].filter(Boolean).join('/'),
          v.placa && formatarPlaca(v.placa),
          v.chassi,
          v.comitente,
          v.patio,
        ]
          .filter(Boolean)
          .join(' · ')}
        estado={
          <>
            <SeloDoVeiculo situacao={v.situacao} />
            {v.inibirVenda && (
              <Badge color="yellow" variant="light" tt="none">
                Venda inibida
              </Badge>
            )}
          </>
        }
        resumo={<Avisos v={v} />}
        abas={ABAS_DO_VEICULO.filter((a) => permite(a.permission ?? 'veiculo:ver', quem)).map((a) => ({
          id: a.id,
          titulo: a.titulo(v),
          conteudo: <a.Conteudo v={v} refazer={refazer} />,
        }))}
        historico={{ entidade: 'veiculo', uid: v.uid }}
      />
    </>
  )
}

function Avisos({ v }: { v: Veiculo }) {
  if (v.avisos.length === 0) return null
  return (
    <Alert color="yellow" title="Confira">
      <List size="sm">
        {v.avisos.map((a) => (
          <List.Item key={a}>{a}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
