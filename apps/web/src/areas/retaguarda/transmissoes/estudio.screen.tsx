// The broadcast's desk for one auction: sources, preview and programme, templates, films, sound, destinations and recordings.
// On a telephone (`?camera=`) the same address is a camera of that desk.
import { Alert, Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { TELAS_TRANSMISSOES } from '@martelo/contracts/core/telas/transmissoes.telas.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { ROTULO_DO_CANAL } from '@martelo/domain/transmissoes/situacoes.ts'
import { useEffect, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { CameraDoTelefone } from './camera-do-telefone.tsx'
import { CanaisDoEstudio, CanalDesconhecido } from './canais-do-estudio.tsx'
import { canalDaMesa } from './canal-da-mesa.ts'
import './estudio.css'
import { MesaDoEstudio } from './mesa-do-estudio.tsx'
import { type Estudio, type PedidoDoFilme, useEstudio } from './usar-estudio.ts'

export default function EstudioDeTransmissao() {
  const { leilaoUid = '' } = useParams()
  const [busca] = useSearchParams()
  const camera = busca.get('camera')
  return camera === null ? (
    <DoLeilao leilaoUid={leilaoUid} canalUid={busca.get('canal')} />
  ) : (
    <CameraDoTelefone leilaoUid={leilaoUid} canal={camera} mesa={busca.get('mesa')} />
  )
}

interface ComPolitica {
  readonly featurePolicy?: { allowsFeature(nome: string): boolean }
}
/** Only this page may listen to a microphone: a person who came from another screen loads it once more. */
function useMicrofoneDaPagina(): void {
  useEffect(() => {
    if ((document as ComPolitica).featurePolicy?.allowsFeature('microphone') === false) location.reload()
  }, [])
}

function DoLeilao({
  leilaoUid,
  canalUid,
}: {
  readonly leilaoUid: string
  /** null: the main channel */
  readonly canalUid: string | null
}) {
  useMicrofoneDaPagina()
  const [filme, setFilme] = useState<PedidoDoFilme | null>(null)
  const { estudio, erro, carregar } = useEstudio(leilaoUid, canalUid, setFilme)
  // A desk keeps its channel: which one is the main one may change while it is on the air.
  const [daqui, setDaqui] = useState<string | null>(null)
  if (estudio === null)
    return erro === null ? (
      <Skeleton height={320} role="status" aria-label="Carregando" />
    ) : (
      <Alert color="red" role="alert">
        {erro}{' '}
        <Button variant="default" size="xs" onClick={() => void carregar()}>
          Tentar de novo
        </Button>
      </Alert>
    )
  const canal = canalDaMesa(estudio.canais, canalUid ?? daqui)
  if (canal !== undefined && canal.uid !== daqui) setDaqui(canal.uid)
  if (canal === undefined && canalUid !== null) return <CanalDesconhecido />
  return (
    <Stack className="estudio">
      <title>{`Estúdio: ${estudio.leilao.nome}`}</title>
      <Cabeca estudio={estudio} canal={canal} />
      <Avisos estudio={estudio} canal={canal} />
      {canal ? (
        <>
          <CanaisDoEstudio estudio={estudio} canal={canal} recarregar={carregar} />
          <MesaDoEstudio
            key={canal.uid}
            estudio={estudio}
            canal={canal}
            filmePedido={canal.transmissoes.some((t) => t.uid === filme?.transmissaoUid) ? filme : null}
            recarregar={() => void carregar()}
          />
        </>
      ) : (
        <SemCanal estudio={estudio} recarregar={() => void carregar()} />
      )}
    </Stack>
  )
}

/** What an operator must know before all else. */
function Avisos({
  estudio: { comVideo, leilao },
  canal,
}: {
  readonly estudio: Estudio
  readonly canal: CanalTransmissao | undefined
}) {
  if (!comVideo)
    return (
      <Alert color="orange" role="alert" title="O vídeo está desligado nesta instalação">
        Nada do que se prepara aqui vai ao ar. Quem cuida do servidor liga o vídeo com MARTELO_VIDEO_MBIT.
      </Alert>
    )
  if (leilao.situacao !== 'AO_VIVO' || canal?.situacao !== 'PARADO' || !canal.disponivel) return null
  return (
    <Alert color="orange" role="alert" title="O leilão está ao vivo sem imagem">
      {canal.nome}: nada no ar. Entre no ar para que o público veja o leilão.
    </Alert>
  )
}

/** What it opens stands beside the desk: what is on the air must not end by a click. */
function Cabeca({
  estudio,
  canal,
}: {
  readonly estudio: Estudio
  readonly canal: CanalTransmissao | undefined
}) {
  return (
    <Group justify="space-between" align="start">
      <Title order={1} size="h2">
        {estudio.leilao.nome}
      </Title>
      <Group gap="xs">
        {canal && (
          <Badge size="lg" color={canal.situacao === 'NO_AR' ? 'red' : 'gray'}>
            {ROTULO_DO_CANAL[canal.situacao]}
          </Badge>
        )}
        <Button
          component={Link}
          variant="default"
          to={caminho(TELAS_RETAGUARDA.leilao, { id: estudio.leilao.id })}
          target="_blank"
        >
          Ficha do leilão
        </Button>
        <Button
          component="a"
          variant="default"
          href={caminho(TELAS_VITRINE.telao, { leiUid: estudio.leilao.uid })}
          target="_blank"
          rel="noopener"
        >
          Telão
        </Button>
        <Button
          component={Link}
          variant="default"
          to={caminho(TELAS_TRANSMISSOES.modelosDeTransmissao)}
          target="_blank"
        >
          Modelos
        </Button>
      </Group>
    </Group>
  )
}

function SemCanal({ estudio, recarregar }: { readonly estudio: Estudio; readonly recarregar: () => void }) {
  const marca = useMarca()
  const [erro, setErro] = useState<string | null>(null)
  const [modelo] = estudio.templates
  const criar = (): void => {
    if (modelo === undefined) return
    chamar('POST /v1/canal-transmissao', {
      body: {
        nome: 'Canal principal',
        disponivel: true,
        leilaoUid: estudio.leilao.uid,
        templateUid: modelo.uid,
      },
    }).then(recarregar, (e: unknown) =>
      setErro(e instanceof Error ? e.message : 'Não foi possível criar o canal.'),
    )
  }
  return (
    <Alert title="Este leilão ainda não tem canal">
      <Stack align="start">
        <Text size="sm">
          Um canal é o que o público de {marca.nome} assiste. Com ele, o leilão pode ficar pronto sem endereço
          de transmissão de fora.
        </Text>
        <Button onClick={criar} disabled={modelo === undefined}>
          Criar o canal principal
        </Button>
        {erro && (
          <Text c="red" role="alert">
            {erro}
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
