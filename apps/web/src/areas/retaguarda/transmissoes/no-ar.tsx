// Going on the air and off it: who has the desk, from where, how it ended.
import { Alert, Badge, Button, Group, Text, TextInput } from '@mantine/core'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import type { MotivoDoFim } from '@martelo/domain/transmissoes/situacoes.ts'
import type { Formato } from '@martelo/domain/transmissoes/video-filter.ts'
import { type ReactNode, useState } from 'react'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { ultimoLocal } from './fontes-da-mesa.ts'
import type { EstadoDaMesa, MesaDeVideo } from './mesa-de-video.ts'
import { naForma, PERFIS } from './mesa-palavras.ts'
import { tempoCorrido } from './trechos-da-gravacao.ts'

/** The desk's programme ended without its own doing. */
const COMO_ACABOU: Readonly<Record<MotivoDoFim, string>> = {
  OPERADOR: 'A transmissão foi encerrada em outro lugar.',
  LEILAO_ENCERRADO: 'O leilão terminou, e a transmissão com ele.',
  CONEXAO_PERDIDA: 'A conexão faltou por mais de dois minutos, e a transmissão foi encerrada.',
  SUBSTITUIDA: 'Outra pessoa assumiu a mesa.',
}

/** The button that had the focus is gone. */
const focar = (campo: HTMLInputElement | null): void => campo?.focus()

export function NoAr({
  mesa,
  estado,
  canal,
  formato,
  deOnde,
  aoErrar,
  aoEntrar,
}: {
  readonly mesa: MesaDeVideo
  readonly estado: EstadoDaMesa
  readonly canal: CanalTransmissao
  readonly formato: Formato
  /** where the auction is held */
  readonly deOnde: string
  readonly aoErrar: (m: string | null) => void
  /** an empty programme begins with what is prepared */
  readonly aoEntrar: () => void
}) {
  const [ocupada, setOcupada] = useState<string | null>(null)
  const [local, setLocal] = useState(() => ultimoLocal(canal) ?? deOnde)
  const entrar = async (assumir: boolean): Promise<void> => {
    aoErrar(null)
    aoEntrar()
    const perfil = naForma(estado.perfil ?? PERFIS[0], formato)
    await mesa.entrarNoAr(canal.uid, { perfil, assumir, local: local.trim() || null })
  }
  const tentar = (): void => {
    entrar(false).catch((e: unknown) => {
      if (e instanceof ErroDeChamada && e.erro.error === 'MESA_OCUPADA') setOcupada(e.message)
      else aoErrar(e instanceof Error ? e.message : 'Não foi possível entrar no ar.')
    })
  }
  const { numeros } = estado
  return (
    <Group gap="xs" align="end">
      {estado.noAr ? (
        <>
          <Badge size="xl" color={estado.ligada ? 'red' : 'orange'}>
            {estado.ligada ? 'NO AR' : 'RECONECTANDO'}
          </Badge>
          <Text size="sm">
            {tempoCorrido(estado.noArHa)} · {estado.assistindo} assistindo · {numeros?.kbit ?? 0} kbit/s ·{' '}
            {numeros?.perdidos ?? 0} quadros perdidos
          </Text>
          <Encerrar mesa={mesa} />
        </>
      ) : (
        <ForaDoAr mesa={mesa} estado={estado} canal={canal} entrar={tentar}>
          <TextInput
            label="Local da transmissão"
            size="xs"
            maxLength={120}
            value={local}
            onChange={(e) => setLocal(e.currentTarget.value)}
          />
        </ForaDoAr>
      )}
      <Confirmar
        aberto={ocupada !== null}
        titulo="Assumir a mesa?"
        botao="Assumir a mesa"
        perigo
        aoFechar={() => setOcupada(null)}
        aoConfirmar={() => entrar(true)}
      >
        {ocupada} O que está no ar por ela sai, e o programa continua com as suas fontes.
      </Confirmar>
    </Group>
  )
}

/** A word is typed: a programme must not end by a slip. */
function Encerrar({ mesa }: { readonly mesa: MesaDeVideo }) {
  const [palavra, setPalavra] = useState<string | null>(null)
  if (palavra === null)
    return (
      <Button variant="default" onClick={() => setPalavra('')}>
        Encerrar
      </Button>
    )
  return (
    <TextInput
      ref={focar}
      aria-label="Escreva ENCERRAR para tirar do ar"
      placeholder="Escreva ENCERRAR"
      value={palavra}
      onKeyDown={(e) => e.key === 'Escape' && setPalavra(null)}
      onChange={(e) => {
        const v = e.currentTarget.value
        setPalavra(v)
        if (v.trim().toUpperCase() === 'ENCERRAR') void mesa.encerrar()
      }}
    />
  )
}

function ForaDoAr({
  mesa,
  estado,
  canal,
  entrar,
  children,
}: {
  readonly mesa: MesaDeVideo
  readonly estado: EstadoDaMesa
  readonly canal: CanalTransmissao
  readonly entrar: () => void
  /** from where */
  readonly children: ReactNode
}) {
  const fim = canal.transmissoes.find((t) => t.uid === estado.ultima)?.motivoFim
  return (
    <>
      {children}
      <Button color="red" onClick={entrar}>
        Entrar no ar
      </Button>
      <Button variant="default" loading={estado.medindo} onClick={() => mesa.medir()}>
        Teste de carga
      </Button>
      <Text size="sm" role="status">
        {estado.medida ?? (estado.perfil ?? PERFIS[0]).nome}
      </Text>
      {estado.perdida && <Badge color="orange">Outra pessoa assumiu a mesa</Badge>}
      {estado.encerrada && <Text size="sm">{COMO_ACABOU[fim ?? 'OPERADOR']}</Text>}
      {estado.semAcesso && (
        <Alert color="red" role="alert">
          Sua sessão terminou ou seu acesso mudou, e a mesa saiu do ar. Entre de novo para voltar.
        </Alert>
      )}
      {estado.barrada && <Badge color="red">Seu acesso foi bloqueado</Badge>}
      {!estado.perdida && canal.mesaCom && <Badge color="gray">Mesa com {canal.mesaCom}</Badge>}
    </>
  )
}
