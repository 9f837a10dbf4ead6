// One vehicle: what it is, its photographs, its detailed items, the lots it stood in.
import { Alert, Anchor, Badge, List, Table, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { SeloDoLote, SeloDoVeiculo } from '../../../parts/estados/situacoes.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { FotosDoVeiculo } from '../../../parts/veiculos/fotos-do-veiculo.tsx'
import { AbaDetalhes, NovoVeiculo } from './aba-detalhes.tsx'
import { AbaItens } from './aba-itens.tsx'
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
  const verLotes = permite('lote:ver', useQuem())
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
        abas={[
          { id: 'detalhes', titulo: 'Detalhes', conteudo: <AbaDetalhes v={v} refazer={refazer} /> },
          {
            id: 'fotos',
            titulo: `Fotos (${v.fotos.length})`,
            conteudo: (
              <FotosDoVeiculo
                uid={v.uid}
                fotos={v.fotos}
                editar={v.can.editar}
                aoMudar={() => void refazer()}
              />
            ),
          },
          {
            id: 'arquivos',
            titulo: 'Arquivos',
            conteudo: <AnexosDoRegistro entidade="veiculo" uid={v.uid} />,
          },
          { id: 'itens', titulo: 'Itens detalhados', conteudo: <AbaItens v={v} refazer={refazer} /> },
          { id: 'lotes', titulo: `Lotes (${v.lotes.length})`, conteudo: <Lotes v={v} ligar={verLotes} /> },
        ]}
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

function Lotes({ v, ligar }: { v: Veiculo; ligar: boolean }) {
  if (v.lotes.length === 0) return <Text c="dimmed">Este veículo ainda não esteve em leilão.</Text>
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Leilão</Table.Th>
            <Table.Th>Lote</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th ta="right">Mínimo</Table.Th>
            <Table.Th ta="right">Lance</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {v.lotes.map((l) => (
            <Table.Tr key={l.uid}>
              <Table.Td>
                {l.leilao}, {formatarData(Date.parse(l.data))}
              </Table.Td>
              <Table.Td>
                {ligar ? (
                  <Anchor
                    component={Link}
                    to={`${TELAS_RETAGUARDA.lotes.path}?lote=${l.uid}&veiculo=${v.uid}`}
                    size="sm"
                  >
                    {l.numero}
                  </Anchor>
                ) : (
                  l.numero
                )}
              </Table.Td>
              <Table.Td>
                <SeloDoLote situacao={l.situacao} />
              </Table.Td>
              <Table.Td ta="right" className="numeros">
                {formatarReais(l.minimo)}
              </Table.Td>
              <Table.Td ta="right" className="numeros">
                {l.lance === null ? '—' : formatarReais(l.lance)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
