// A destination's name, address and key: a new one, or one that is off and is changed.
import { Button, Modal, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core'
import type {
  CanalTransmissao,
  DestinoDaTransmissao,
} from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { REDES_DE_DESTINO, ROTULO_DA_REDE } from '@martelo/domain/transmissoes/situacoes.ts'
import { type Formato, FORMATOS } from '@martelo/domain/transmissoes/video-filter.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Conflito, conflitoDe, type DadosDoConflito } from '../../../kit/ficha/conflito.tsx'
import { type ErrosDoFormulario, errosDoFormulario } from './erros-do-formulario.ts'

const ENDERECOS: Readonly<Record<string, string>> = {
  YOUTUBE: 'rtmps://a.rtmps.youtube.com/live2',
  INSTAGRAM: 'rtmps://edgetee-upload.instagram.com/rtmp',
}

const CAMPOS = ['nome', 'layout', 'urlRmtp', 'chave'] as const

interface PropsDaFicha {
  readonly d: DestinoDaTransmissao | null
  readonly canal: CanalTransmissao
  readonly formato: Formato
  readonly fechar: () => void
}

function useFicha({ d, canal, formato, fechar }: PropsDaFicha) {
  const [v, setV] = useState({
    nome: d?.nome ?? '',
    rede: d?.rede ?? 'YOUTUBE',
    layout: d?.layout ?? formato,
    urlRmtp: d?.urlRmtp ?? ENDERECOS.YOUTUBE ?? '',
    chave: '',
  })
  const [erros, setErros] = useState<ErrosDoFormulario>({})
  const [versao, setVersao] = useState(d?.versao ?? null)
  const [conflito, setConflito] = useState<DadosDoConflito | null>(null)
  const mudar = (m: Partial<typeof v>): void => setV({ ...v, ...m })
  const salvar = (lida = versao): void => {
    const rede = REDES_DE_DESTINO.find((r) => r === v.rede) ?? 'OUTRA'
    const layout = FORMATOS.find((f) => f === v.layout) ?? formato
    chamar('POST /v1/destino-transmissao', {
      body: {
        ...v,
        uid: d?.uid ?? null,
        versao: lida,
        rede,
        layout,
        // Left empty, the key that is kept stays.
        chave: v.chave === '' && d !== null ? null : v.chave,
        canalTransmissaoUid: canal.uid,
      },
    }).then(fechar, (e: unknown) => {
      const outro = conflitoDe(e)
      setConflito(outro)
      setErros(outro === null ? errosDoFormulario(e, CAMPOS) : {})
    })
  }
  /** The channel on the screen is the newest: what another person saved stands in it. */
  const usarNovo = (): void => {
    const novo = canal.destinos.find((x) => x.uid === d?.uid)
    if (novo === undefined) return fechar()
    const { nome, rede, layout, urlRmtp } = novo
    setV({ nome, rede, layout, urlRmtp, chave: '' })
    setVersao(novo.versao)
    setConflito(null)
  }
  const manterMeu = (): void => {
    setVersao(conflito?.versao ?? versao)
    salvar(conflito?.versao ?? versao)
  }
  return { v, mudar, erros, salvar, conflito, usarNovo, manterMeu }
}

export function FichaDoDestino(p: PropsDaFicha) {
  const { v, mudar, erros, salvar, conflito, usarNovo, manterMeu } = useFicha(p)
  const { d, fechar } = p
  return (
    <Modal
      opened
      onClose={fechar}
      title={d === null ? 'Novo destino' : `Editar ${d.nome}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          salvar()
        }}
      >
        <Stack>
          <TextInput
            label="Nome"
            value={v.nome}
            error={erros.nome}
            onChange={(e) => mudar({ nome: e.currentTarget.value })}
          />
          <Select
            label="Rede"
            data={REDES_DE_DESTINO.map((r) => ({ value: r, label: ROTULO_DA_REDE[r] }))}
            value={v.rede}
            onChange={(rede) => rede && mudar({ rede, urlRmtp: ENDERECOS[rede] ?? v.urlRmtp })}
          />
          <Select
            label="Formato"
            data={[...FORMATOS]}
            value={v.layout}
            error={erros.layout}
            onChange={(layout) => layout && mudar({ layout })}
          />
          <TextInput
            label="Endereço do servidor"
            value={v.urlRmtp}
            error={erros.urlRmtp}
            onChange={(e) => mudar({ urlRmtp: e.currentTarget.value })}
          />
          <PasswordInput
            label="Chave"
            description={
              d === null
                ? 'Guardada com cifra; não pode ser lida depois.'
                : 'Deixe em branco para manter a que está guardada.'
            }
            value={v.chave}
            error={erros.chave}
            autoComplete="off"
            onChange={(e) => mudar({ chave: e.currentTarget.value })}
          />
          {conflito && <Conflito dados={conflito} aoManterMeu={manterMeu} aoUsarNovo={usarNovo} />}
          {erros.geral && (
            <Text c="red" size="sm" role="alert">
              {erros.geral}
            </Text>
          )}
          <Button type="submit">Salvar</Button>
        </Stack>
      </form>
    </Modal>
  )
}
