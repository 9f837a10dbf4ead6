// "Receber por RTMP": pictures of an encoder outside (OBS, a camera's own) as sources of this desk. The address is the house's;
// a key is shown once, when it is made, and can be exchanged.
import { Alert, Badge, Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core'
import type { CanalTransmissao, Transmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { ROTULO_DA_ENTRADA, type SituacaoDaTransmissao } from '@martelo/domain/transmissoes/situacoes.ts'
import { useEffect, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Copiavel } from '../../../kit/ficha/copiar.tsx'
import { type ErrosDoFormulario, errosDoFormulario } from './erros-do-formulario.ts'
import { entradasDoCanal, posicaoLivre } from './fontes-da-mesa.ts'
import type { MesaDeVideo } from './mesa-de-video.ts'
import { EntradasDaMesa } from './receber-rtmp.ts'

const COR: Readonly<Record<SituacaoDaTransmissao, string>> = {
  CRIADA: 'gray',
  NO_AR: 'green',
  SEM_SINAL: 'orange',
  ENCERRADA: 'gray',
}
const nomeDa = (t: Transmissao): string => t.local ?? `RTMP ${t.posicaoTemplate}`

/** They come to each desk of the channel, also what another person of the house opened. */
function useEntradasRtmp(mesa: MesaDeVideo, canal: CanalTransmissao): void {
  const entradas = useRef<EntradasDaMesa | null>(null)
  const lista = JSON.stringify(entradasDoCanal(canal).map((t) => ({ uid: t.uid, nome: nomeDa(t) })))
  useEffect(() => {
    const e = new EntradasDaMesa(mesa)
    entradas.current = e
    return () => e.parar()
  }, [mesa])
  useEffect(() => {
    entradas.current?.seguir(JSON.parse(lista) as { uid: string; nome: string }[])
  }, [mesa, lista])
}

interface Dada {
  readonly uid: string
  readonly endereco: string
  readonly chave: string
}

export function EntradasRtmp({
  mesa,
  canal,
  endereco,
}: {
  readonly mesa: MesaDeVideo
  readonly canal: CanalTransmissao
  /** null: this installation receives none */
  readonly endereco: string | null
}) {
  useEntradasRtmp(mesa, canal)
  const [aberto, setAberto] = useState(false)
  const entradas = entradasDoCanal(canal)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAberto(true)}>
        Receber por RTMP
      </Button>
      {entradas.map((t) => (
        <Group key={t.uid} gap="xs" justify="space-between" wrap="nowrap">
          <Text size="sm" truncate>
            {nomeDa(t)}
          </Text>
          <Badge color={COR[t.situacao]} flex="none">
            {ROTULO_DA_ENTRADA[t.situacao]}
          </Badge>
        </Group>
      ))}
      <Modal
        opened={aberto}
        onClose={() => setAberto(false)}
        title="Receber por RTMP"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        {endereco === null ? (
          <Alert color="orange" title="O recebimento por RTMP está desligado">
            Esta instalação não abre uma porta para codificadores de fora. Quem cuida do servidor a liga com a
            configuração MARTELO_RTMP_PORT (a porta usual é 1935).
          </Alert>
        ) : (
          <Receber canal={canal} endereco={endereco} entradas={entradas} />
        )}
      </Modal>
    </>
  )
}

function useActos(canal: CanalTransmissao, endereco: string) {
  const [dada, setDada] = useState<Dada | null>(null)
  const [erros, setErros] = useState<ErrosDoFormulario>({})
  const [fazendo, setFazendo] = useState(false)
  const fazer = (fn: () => Promise<Dada | null>): void => {
    setErros({})
    setFazendo(true)
    fn()
      .then(setDada, (e: unknown) => setErros(errosDoFormulario(e, ['local'])))
      .finally(() => setFazendo(false))
  }
  const criar = (nome: string): void =>
    fazer(async () => {
      const posicaoTemplate = posicaoLivre(canal)
      if (posicaoTemplate === null) throw new Error('the form is not there without a place')
      const { leilaoUid, uid: canalTransmissaoUid } = canal
      const r = await chamar('POST /v1/post-iniciar-transmissao', {
        body: {
          urlRmtp: endereco,
          leilaoUid,
          canalTransmissaoUid,
          tipo: 'RTMP',
          videoAtivo: true,
          audioAtivo: true,
          posicaoTemplate,
          local: nome.trim() || null,
          assumir: false,
        },
      })
      return r.rtmp && { uid: r.uid, ...r.rtmp }
    })
  const trocar = (uid: string): void =>
    fazer(async () => ({ uid, ...(await chamar('POST /v1/transmissao/:uid/chave', { params: { uid } })) }))
  const encerrar = (uid: string): void =>
    fazer(async () => {
      await chamar('POST /v1/transmissao/:uid/encerrar', { params: { uid } })
      return null
    })
  return { dada, erros, fazendo, criar, trocar, encerrar }
}

function Receber({
  canal,
  endereco,
  entradas,
}: {
  readonly canal: CanalTransmissao
  readonly endereco: string
  readonly entradas: readonly Transmissao[]
}) {
  const a = useActos(canal, endereco)
  return (
    <Stack>
      {entradas.map((t) => (
        <UmaEntrada
          key={t.uid}
          t={t}
          endereco={endereco}
          dada={a.dada?.uid === t.uid ? a.dada : null}
          fazendo={a.fazendo}
          trocar={() => a.trocar(t.uid)}
          encerrar={() => a.encerrar(t.uid)}
        />
      ))}
      {posicaoLivre(canal) === null ? (
        <Text size="sm">O canal já tem quatro fontes. Encerre uma para receber outra.</Text>
      ) : (
        <NovaEntrada
          primeira={entradas.length === 0}
          fazendo={a.fazendo}
          erro={a.erros.local}
          criar={a.criar}
        />
      )}
      {a.erros.geral && (
        <Text c="red" size="sm" role="alert">
          {a.erros.geral}
        </Text>
      )}
      <ComoEnviar />
    </Stack>
  )
}

function UmaEntrada(p: {
  readonly t: Transmissao
  readonly endereco: string
  /** its key, just made */
  readonly dada: Dada | null
  readonly fazendo: boolean
  readonly trocar: () => void
  readonly encerrar: () => void
}) {
  const { t, dada } = p
  const nome = nomeDa(t)
  const noAr = t.situacao === 'NO_AR'
  const [ato, setAto] = useState<'trocar' | 'encerrar' | null>(null)
  return (
    <Stack gap="xs" component="section" aria-label={nome} className="estudio__entrada">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={700} truncate>
          {nome}
        </Text>
        <Badge color={COR[t.situacao]} flex="none" role="status">
          {ROTULO_DA_ENTRADA[t.situacao]}
        </Badge>
      </Group>
      <Copiavel nome="Endereço" valor={p.endereco} />
      {dada === null ? (
        <Text size="sm">A chave só aparece quando é criada. Se ela se perdeu, troque-a.</Text>
      ) : (
        <>
          <Copiavel nome="Chave" valor={dada.chave} />
          <Text size="sm">Copie a chave agora: ela não aparece outra vez.</Text>
        </>
      )}
      <Group gap="xs">
        <Button size="xs" variant="default" disabled={p.fazendo} onClick={() => setAto('trocar')}>
          Trocar chave
        </Button>
        <Button
          size="xs"
          variant="outline"
          color="red"
          disabled={p.fazendo}
          onClick={() => setAto('encerrar')}
        >
          Encerrar fonte
        </Button>
      </Group>
      <Confirmar
        aberto={ato !== null}
        titulo={ato === 'trocar' ? 'Trocar a chave?' : 'Encerrar a fonte?'}
        botao={ato === 'trocar' ? 'Trocar chave' : 'Encerrar fonte'}
        perigo
        aoFechar={() => setAto(null)}
        aoConfirmar={() => {
          if (ato === 'trocar') p.trocar()
          else p.encerrar()
          return Promise.resolve()
        }}
      >
        {ato === 'trocar'
          ? 'A chave de agora deixa de valer, e a nova precisa ser colada no codificador.'
          : `${nome} sai desta mesa, e a sua chave deixa de valer.`}
        {noAr && ' Quem envia agora é desligado, e a imagem some de onde estiver.'}
      </Confirmar>
    </Stack>
  )
}

function NovaEntrada(p: {
  readonly primeira: boolean
  readonly fazendo: boolean
  readonly erro: string | undefined
  readonly criar: (nome: string) => void
}) {
  const [nome, setNome] = useState('')
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        p.criar(nome)
        setNome('')
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={p.primeira ? 'Nome da fonte' : 'Nome de outra fonte'}
          placeholder="OBS da tribuna"
          maxLength={120}
          value={nome}
          error={p.erro}
          onChange={(e) => setNome(e.currentTarget.value)}
        />
        <Button type="submit" variant={p.primeira ? 'filled' : 'default'} loading={p.fazendo}>
          Criar endereço e chave
        </Button>
      </Stack>
    </form>
  )
}

const ComoEnviar = () => (
  <div>
    <Text size="sm" fw={600}>
      No OBS: Configurações, Transmissão, serviço personalizado
    </Text>
    <List size="sm">
      <List.Item>Imagem H.264, de preferência 1280 × 720, com um quadro-chave a cada 2 segundos.</List.Item>
      <List.Item>Som AAC estéreo de 48 kHz. Em outra forma, a imagem chega sem som.</List.Item>
      <List.Item>Até 8 Mbit/s; 2,5 bastam.</List.Item>
    </List>
  </div>
)
