// Inspections on a phone, with or without network: what waits, what this device has, and one inspection at a time. All is
// kept on the device first; the person sees what the server does not have yet.
import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useOnline } from '@martelo/ui/offline-banner.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import type { QuemUsa } from '../../../core/contexto.ts'
import { enderecoDe } from '../../../core/api.ts'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import {
  abrirAparelho,
  comecar,
  type EstadoDoAparelho,
  ouvirAparelho,
  sincronizar,
  verAparelho,
} from '../../../parts/vistorias/vistorias-deste-aparelho.ts'
import { cifra } from '../../../parts/vistorias/cofre-do-aparelho.ts'
import { guardarPaginaNoAparelho } from '../../../parts/vistorias/guardar-pagina.ts'
import '../../../parts/vistorias/no-aparelho.css'
import { FazerVistoria } from '../../../parts/vistorias/fazer-vistoria.tsx'
import { daFila, type Rascunho, temPorEnviar } from '../../../parts/vistorias/rascunho-de-vistoria.ts'
import { trabalhoDaSessao } from '../../../parts/vistorias/trabalho-da-sessao.ts'
import { DesteAparelho, Fila, Nova } from './listas-do-aparelho.tsx'

const DE_NOVO_MS = 20_000
const MANIFESTO = enderecoDe('/v1/hotsite/manifesto', { query: { inicio: 'vistoriar' } })

export default function Vistoriar() {
  const quem = useQuem()
  return quem === null ? null : <NoCelular quem={quem} />
}

function NoCelular({ quem }: { quem: QuemUsa }) {
  const e = useSyncExternalStore(ouvirAparelho, verAparelho, verAparelho)
  const [busca, setBusca] = useSearchParams()
  const { nome } = useMarca()
  useEffect(() => guardarPaginaNoAparelho(), [])
  useEffect(() => {
    const enviar = (): void => void sincronizar(trabalhoDaSessao(quem.usuUid))
    void abrirAparelho(trabalhoDaSessao(quem.usuUid))
    const relogio = setInterval(enviar, DE_NOVO_MS)
    addEventListener('online', enviar)
    return () => {
      clearInterval(relogio)
      removeEventListener('online', enviar)
    }
  }, [quem.usuUid])
  const abrir = (uid: string | null): void => {
    setBusca(uid === null ? {} : { vistoria: uid })
    scrollTo(0, 0)
  }
  const pedida = busca.get('vistoria')
  const aberta = e.rascunhos.find((r) => r.uid === pedida && r.usuUid === quem.usuUid)
  const naFila = e.pacote?.vistorias.find((v) => v.uid === pedida)
  const iniciar = async (r: Rascunho): Promise<void> => {
    await comecar(r)
    abrir(r.uid)
    void sincronizar(trabalhoDaSessao(quem.usuUid))
  }
  return (
    <Stack component="main" p="md" maw={720} mx="auto" gap="md">
      <title>{`Vistorias no celular | ${nome}`}</title>
      <link rel="manifest" href={MANIFESTO} />
      <Topo e={e} quem={quem} />
      {aberta ? (
        <FazerVistoria
          r={aberta}
          enviar={() => void sincronizar(trabalhoDaSessao(quem.usuUid))}
          aoVoltar={() => abrir(null)}
        />
      ) : (
        <>
          {naFila && (
            <Alert title={naFila.veiculo.nome}>
              <Button size="md" onClick={() => void iniciar(daFila(naFila, quem))}>
                Começar esta vistoria
              </Button>
            </Alert>
          )}
          <DesteAparelho e={e} quem={quem} abrir={abrir} />
          <Fila e={e} quem={quem} iniciar={(r) => void iniciar(r)} />
          <Nova e={e} quem={quem} iniciar={(r) => void iniciar(r)} />
        </>
      )}
    </Stack>
  )
}

function Topo({ e, quem }: { e: EstadoDoAparelho; quem: QuemUsa }) {
  const online = useOnline()
  const porEnviar = e.rascunhos.filter((r) => r.usuUid === quem.usuUid && temPorEnviar(r)).length
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={1} size="h3">
          Vistorias
        </Title>
        <Button component="a" href="/admin" size="compact-sm" variant="subtle">
          Início
        </Button>
      </Group>
      <Group gap="xs" role="status">
        <Badge color={online ? 'green' : 'gray'} variant="light" tt="none">
          {online ? 'Com rede' : 'Sem rede'}
        </Badge>
        <Badge color={porEnviar === 0 ? 'green' : 'yellow'} variant="light" tt="none">
          {porEnviar === 0 ? 'Tudo enviado' : `${quantos(porEnviar, 'vistoria', 'vistorias')} por enviar`}
        </Badge>
        {e.enviando && <Text size="sm">Enviando…</Text>}
      </Group>
      {e.impedimento === 'sem-sessao' && (
        <Alert color="yellow" title="Entre de novo para enviar">
          O que está neste aparelho continua guardado. <a href="/login-sistema?redirect=/vistoriar">Entrar</a>
        </Alert>
      )}
      {e.impedimento !== null && e.impedimento !== 'sem-sessao' && e.impedimento !== 'sem-rede' && (
        <Alert color="red">{e.impedimento}</Alert>
      )}
      {!cifra() && (
        <Alert color="yellow">
          Este navegador não cifra o que guarda. Não deixe o aparelho com outras pessoas.
        </Alert>
      )}
      {porEnviar > 0 && (
        <Button
          variant="default"
          loading={e.enviando}
          onClick={() => void sincronizar(trabalhoDaSessao(quem.usuUid))}
        >
          Enviar agora
        </Button>
      )}
    </Stack>
  )
}
