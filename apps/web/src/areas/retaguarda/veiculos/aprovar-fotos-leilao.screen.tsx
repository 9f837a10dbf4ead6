// The contact sheet: photographs one beside the other, decided from the keyboard. Arrows move, A approves, R refuses with a
// reason, C makes the cover, B blurs, the space bar marks.
import { Button, Group, SegmentedControl, Select, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { chamar, chamarContando } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { BorrarFoto } from './borrar-foto.tsx'
import { FolhaDeContato, type FotoDaFolha } from './folha-de-contato.tsx'
import { FotosPorPlaca } from './fotos-por-placa.tsx'

const POR_PAGINA = 60
type Situacao = FotoDaFolha['situacao']

function useFotos(leilao: string | null, situacao: Situacao, pagina: number) {
  return useQuery({
    queryKey: ['aprovar-fotos', leilao, situacao, pagina],
    queryFn: () =>
      chamarContando('GET /v1/fotos/qb', {
        query: { pagina, porPagina: POR_PAGINA, situacao, ...(leilao ? { leilao: Number(leilao) } : {}) },
      }),
  })
}

export default function AprovarFotos() {
  const quem = useQuem()
  const [params, setParams] = useSearchParams()
  const leilao = params.get('leilao')
  const [situacao, setSituacao] = useState<Situacao>('PENDENTE')
  const [pagina, setPagina] = useState(1)
  const { data, error, refetch } = useFotos(leilao, situacao, pagina)
  const [marcadas, setMarcadas] = useState<ReadonlySet<string>>(new Set())
  const [recusando, setRecusando] = useState<readonly string[] | null>(null)
  const [borrando, setBorrando] = useState<FotoDaFolha | null>(null)
  const fotos = data?.valor ?? []
  const decidir = async (
    uids: readonly string[],
    decisao: 'APROVAR' | 'RECUSAR',
    motivo?: string,
  ): Promise<void> => {
    const r = await chamar('POST /v1/fotos/decisoes', { body: { fotos: [...uids], decisao, motivo } })
    avisarSucesso(
      decisao === 'APROVAR'
        ? quantos(r.decididas, 'foto aprovada', 'fotos aprovadas')
        : quantos(r.decididas, 'foto recusada', 'fotos recusadas'),
    )
    setMarcadas(new Set())
    await refetch()
  }
  const aprovar = (uids: readonly string[]): void => void decidir(uids, 'APROVAR').catch(avisarErro)
  /** The marked ones, or the one with the focus. */
  const alvo = (f: FotoDaFolha): string[] => (marcadas.has(f.uid) ? [...marcadas] : [f.uid])
  const posicionar = (f: FotoDaFolha, body: { posicaoUid?: string | null; capa?: true }): void =>
    void chamar('PUT /v1/fotos/:uid/posicao', { params: { uid: f.uid }, body })
      .then(() => refetch())
      .catch(avisarErro)
  return (
    <Stack>
      <title>Aprovar fotos</title>
      <Title order={1} size="h2">
        Aprovar fotos
      </Title>
      {permite('veiculo:editar', quem) && <FotosPorPlaca aoEnviar={() => void refetch()} />}
      <Barra
        leilao={leilao}
        mudarLeilao={(v) => {
          setPagina(1)
          setParams(v === null ? {} : { leilao: v }, { replace: true })
        }}
        situacao={situacao}
        mudarSituacao={(v) => {
          setSituacao(v)
          setPagina(1)
          setMarcadas(new Set())
        }}
        quantas={fotos.length}
        aprovarTodas={() => aprovar(fotos.map((f) => f.uid))}
      />
      <Text size="sm" c="dimmed">
        {quantos(data?.total ?? 0, 'foto', 'fotos')}. Setas movem, <b>A</b> aprova, <b>R</b> recusa, <b>C</b>{' '}
        faz a capa, <b>B</b> borra, espaço marca.
      </Text>
      {error && <Text c="red">{error.message}</Text>}
      <VisuallyHidden role="status">{`${marcadas.size} marcadas`}</VisuallyHidden>
      <FolhaDeContato
        fotos={fotos}
        carregando={data === undefined}
        marcadas={marcadas}
        marcar={(uid) => setMarcadas((antes) => trocada(antes, uid))}
        aprovar={(f) => aprovar(alvo(f))}
        recusar={(f) => setRecusando(alvo(f))}
        capa={(f) => posicionar(f, { capa: true })}
        posicao={(f, posicaoUid) => posicionar(f, { posicaoUid })}
        borrar={setBorrando}
      />
      <Paginas pagina={pagina} total={data?.total ?? 0} mudar={setPagina} />
      <Recusar fotos={recusando} aoFechar={() => setRecusando(null)} decidir={decidir} />
      {borrando && (
        <BorrarFoto
          foto={borrando}
          aoFechar={() => setBorrando(null)}
          aoBorrar={() => {
            setBorrando(null)
            void refetch()
          }}
        />
      )}
    </Stack>
  )
}

/** The set with this one in it, or without it when it was there. */
function trocada(antes: ReadonlySet<string>, uid: string): ReadonlySet<string> {
  const novo = new Set(antes)
  if (!novo.delete(uid)) novo.add(uid)
  return novo
}

interface PropsDaBarra {
  readonly leilao: string | null
  readonly mudarLeilao: (v: string | null) => void
  readonly situacao: Situacao
  readonly mudarSituacao: (v: Situacao) => void
  readonly quantas: number
  readonly aprovarTodas: () => void
}

function Barra(p: PropsDaBarra) {
  const { data: leiloes } = useQuery({
    queryKey: ['leiloes-para-filtrar'],
    enabled: permite('leilao:ver', useQuem()),
    queryFn: () => chamar('GET /v1/leiloes/qb', { query: { pagina: 1, porPagina: 100 } }),
  })
  return (
    <Group align="end">
      {leiloes && (
        <Select
          label="Leilão"
          placeholder="Todos"
          data={leiloes.map((a) => ({ value: String(a.id), label: a.nome }))}
          value={p.leilao}
          clearable
          clearButtonProps={{ 'aria-label': 'Limpar leilão' }}
          searchable
          onChange={p.mudarLeilao}
        />
      )}
      <SegmentedControl
        aria-label="Situação"
        data={[
          { value: 'PENDENTE', label: 'A aprovar' },
          { value: 'APROVADA', label: 'Aprovadas' },
          { value: 'RECUSADA', label: 'Recusadas' },
        ]}
        value={p.situacao}
        onChange={p.mudarSituacao}
      />
      {p.situacao !== 'APROVADA' && p.quantas > 0 && (
        <Button variant="default" onClick={p.aprovarTodas}>
          Aprovar as {p.quantas} desta página
        </Button>
      )}
    </Group>
  )
}

function Paginas({ pagina, total, mudar }: { pagina: number; total: number; mudar: (p: number) => void }) {
  if (total <= POR_PAGINA) return null
  return (
    <Group>
      <Button variant="default" disabled={pagina === 1} onClick={() => mudar(pagina - 1)}>
        Anterior
      </Button>
      <Button variant="default" disabled={pagina * POR_PAGINA >= total} onClick={() => mudar(pagina + 1)}>
        Próxima
      </Button>
    </Group>
  )
}

interface PropsDaRecusa {
  readonly fotos: readonly string[] | null
  readonly aoFechar: () => void
  readonly decidir: (uids: readonly string[], decisao: 'RECUSAR', motivo: string) => Promise<void>
}

function Recusar({ fotos, aoFechar, decidir }: PropsDaRecusa) {
  return (
    <Confirmar
      aberto={fotos !== null}
      titulo={`Recusar ${quantos(fotos?.length ?? 0, 'foto', 'fotos')}?`}
      botao="Recusar"
      perigo
      motivo="obrigatorio"
      aoFechar={aoFechar}
      aoConfirmar={(motivo) => decidir(fotos ?? [], 'RECUSAR', motivo)}
    >
      A foto sai da galeria e do site. Pode ser aprovada depois.
    </Confirmar>
  )
}
