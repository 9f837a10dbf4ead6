// Left side of the studio: what can be shown. Red word: on the air; green: in the preview.
import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { SEM_SINAL_MS } from './compor-cena.ts'
import type { FonteDaMesa } from './fontes-da-mesa.ts'
import type { EstadoDaMesa, MesaDeVideo } from './mesa-de-video.ts'

/** The cameras of this computer; their names are known once one of them has been opened. */
function useCameras(abertas: number): readonly MediaDeviceInfo[] {
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([])
  useEffect(() => {
    const ler = (): void => {
      void navigator.mediaDevices
        .enumerateDevices()
        .then((ds) => setCameras(ds.filter((d) => d.kind === 'videoinput' && d.deviceId !== '')))
        .catch(() => undefined)
    }
    ler()
    navigator.mediaDevices.addEventListener('devicechange', ler)
    return () => navigator.mediaDevices.removeEventListener('devicechange', ler)
  }, [abertas])
  return cameras
}

/** Telephones do not share their screen. */
const podeMostrarATela = (): boolean => 'getDisplayMedia' in navigator.mediaDevices

export function PainelDeFontes({
  mesa,
  estado,
  qr,
  programa,
  previa,
  aoEscolher,
  children,
}: {
  readonly mesa: MesaDeVideo
  readonly estado: EstadoDaMesa
  /** the picture that a telephone reads */
  readonly qr: string | null
  readonly programa: readonly string[]
  readonly previa: readonly string[]
  readonly aoEscolher: (id: string) => void
  /** further ways by which pictures come */
  readonly children?: ReactNode
}) {
  const cameras = useCameras(estado.fontes.length)
  const [erro, setErro] = useState<string | null>(null)
  const [telefone, setTelefone] = useState(false)
  const tentar = (fn: () => Promise<void>): void => {
    setErro(null)
    fn().catch(() => setErro('Não foi possível abrir. Verifique a permissão do navegador.'))
  }
  const livres = cameras.filter(
    (c) => !estado.fontes.some((f) => !f.perdida && f.id === `camera-${c.deviceId}`),
  )
  return (
    <Stack gap="xs" component="section" aria-label="Fontes">
      <Text fw={700}>Fontes</Text>
      {estado.fontes.map((f, i) => (
        <Fonte
          key={f.id}
          f={f}
          n={i + 1}
          naPrevia={previa.includes(f.id)}
          noPrograma={programa.includes(f.id)}
          calada={f.perdida === true || (estado.numeros?.fontes[f.id] ?? 0) > SEM_SINAL_MS}
          escolher={() => aoEscolher(f.id)}
          tirar={() => mesa.tirar(f.id)}
        />
      ))}
      {estado.fontes.length === 0 && <Text size="sm">Abra uma câmera ou a tela do computador.</Text>}
      <AbrirCamera livres={livres} abrir={(id) => tentar(() => mesa.abrirCamera(id))} />
      {podeMostrarATela() && (
        <Button variant="default" size="xs" onClick={() => tentar(() => mesa.abrirTela())}>
          Mostrar a tela
        </Button>
      )}
      {qr !== null && (
        <Button variant="default" size="xs" onClick={() => setTelefone(true)}>
          Telefone como câmera
        </Button>
      )}
      {children}
      {erro !== null && (
        <Text size="sm" c="red" role="alert">
          {erro}
        </Text>
      )}
      <CodigoDoTelefone qr={telefone ? qr : null} fechar={() => setTelefone(false)} />
    </Stack>
  )
}

function AbrirCamera({
  livres,
  abrir,
}: {
  readonly livres: readonly MediaDeviceInfo[]
  readonly abrir: (deviceId: string | null) => void
}) {
  if (livres.length === 0)
    return (
      <Button variant="default" size="xs" onClick={() => abrir(null)}>
        Abrir câmera
      </Button>
    )
  return livres.map((c, i) => (
    <Button key={c.deviceId} variant="default" size="xs" onClick={() => abrir(c.deviceId)}>
      Abrir {c.label || `câmera ${i + 1}`}
    </Button>
  ))
}

function Fonte(p: {
  readonly f: FonteDaMesa
  readonly n: number
  readonly naPrevia: boolean
  readonly noPrograma: boolean
  readonly calada: boolean
  readonly escolher: () => void
  readonly tirar: () => void
}) {
  return (
    <Group gap="xs">
      <Button
        variant={p.naPrevia ? 'filled' : 'default'}
        color={p.noPrograma ? 'red' : 'green'}
        size="xs"
        flex="1 1 6rem"
        onClick={p.escolher}
      >
        {p.n}. {p.f.nome}
      </Button>
      {p.noPrograma && <Badge color="red">No ar</Badge>}
      {p.naPrevia && !p.noPrograma && <Badge color="green">Prévia</Badge>}
      {p.calada && <Badge color="gray">Sem sinal</Badge>}
      {p.f.tipo !== 'rtmp' && (
        <Button size="compact-xs" variant="subtle" aria-label={`Tirar ${p.f.nome}`} onClick={p.tirar}>
          ×
        </Button>
      )}
    </Group>
  )
}

function CodigoDoTelefone({ qr, fechar }: { readonly qr: string | null; readonly fechar: () => void }) {
  return (
    <Modal opened={qr !== null} onClose={fechar} title="Telefone como câmera">
      <Stack align="center">
        <img
          className="estudio__qr"
          src={`data:image/svg+xml,${encodeURIComponent(qr ?? '')}`}
          alt="Código QR para o telefone"
        />
        <Text size="sm">
          Leia o código com o telefone e entre com um usuário que opera a transmissão. A imagem vai direto
          para esta mesa.
        </Text>
      </Stack>
    </Modal>
  )
}
