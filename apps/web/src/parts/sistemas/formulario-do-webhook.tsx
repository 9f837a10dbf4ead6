import { Button, Stack, Switch, TextInput } from '@mantine/core'
import {
  type Ambiente,
  type EventoDoComitente,
  EVENTOS_DO_COMITENTE,
  NOMES_DE_EVENTO,
} from '@martelo/domain/sistemas/escopos.ts'
import { chamar } from '../../core/api.ts'
import { FalhaDoFormulario } from '../../kit/formulario/folha.tsx'
import { type Formulario as EstadoDoFormulario, useFormulario } from '../../kit/formulario/usar-formulario.ts'
import {
  AmbienteDoSistema,
  ComitenteDoSistema,
  DialogoDoSistema,
  MarcadosDoSistema,
} from './campos-do-sistema.tsx'
import type { Sistemas, Webhook } from './consulta-dos-sistemas.ts'

interface Props extends Pick<Sistemas, 'comitentes'> {
  /** null: closed */
  readonly qual: Webhook | 'novo' | null
  readonly comId: string | null
  readonly aoFechar: () => void
  /** a new secret to show, or null */
  readonly aoSalvar: (segredo: string | null) => void
}

export function FormularioDoWebhook({ qual, aoFechar, ...resto }: Props) {
  return (
    <DialogoDoSistema
      aberto={qual !== null}
      titulo={qual === 'novo' ? 'Cadastrar endereço' : 'Editar endereço'}
      aoFechar={aoFechar}
    >
      {() => <Formulario {...resto} atual={qual === 'novo' ? null : qual} />}
    </DialogoDoSistema>
  )
}

interface PropsDoFormulario extends Omit<Props, 'qual' | 'aoFechar'> {
  readonly atual: Webhook | null
}

interface Valores {
  readonly comId: string
  readonly ambiente: Ambiente
  readonly endereco: string
  readonly eventos: EventoDoComitente[]
  readonly ativo: boolean
}

function Formulario({ atual, comitentes, comId, aoSalvar }: PropsDoFormulario) {
  const f = useFormulario<Valores>({
    inicial: {
      comId: atual === null ? (comId ?? '') : String(atual.comId),
      ambiente: atual?.ambiente ?? 'producao',
      endereco: atual?.endereco ?? '',
      eventos: NOMES_DE_EVENTO.filter((e) => atual?.eventos.includes(e) ?? true),
      ativo: atual?.ativo ?? true,
    },
    conferir: (v) => ({
      ...(v.comId === '' ? { comId: 'Escolha o comitente' } : {}),
      ...(v.endereco.trim() === '' ? { endereco: 'Informe o endereço' } : {}),
      ...(v.eventos.length === 0 ? { eventos: 'Escolha ao menos um' } : {}),
    }),
    enviar: async ({ comId: com, ambiente, endereco, eventos, ativo }) => {
      const r =
        atual === null
          ? await chamar('POST /v1/comitentes/webhooks', {
              body: { comId: Number(com), ambiente, endereco, eventos },
            })
          : await chamar('PUT /v1/comitentes/webhooks/:uid', {
              params: { uid: atual.uid },
              body: { endereco, eventos, ativo },
            })
      aoSalvar(r.segredo)
    },
  })
  return (
    <form onSubmit={f.aoEnviar} noValidate>
      <Stack>
        {atual === null && <DeQuem f={f} comitentes={comitentes} />}
        <TextInput
          label="Endereço"
          name="endereco"
          type="url"
          required
          placeholder="https://sistema.exemplo.com.br/leiloes"
          description={atual === null ? undefined : 'Um endereço novo recebe um segredo novo'}
          value={f.valores.endereco}
          error={f.erros.endereco}
          onChange={(e) => f.mudar('endereco', e.currentTarget.value)}
        />
        <MarcadosDoSistema
          rotulo="O que ele recebe"
          nomes={NOMES_DE_EVENTO}
          palavras={EVENTOS_DO_COMITENTE}
          marcados={f.valores.eventos}
          erro={f.erros.eventos}
          mudar={(x) => f.mudar('eventos', x)}
        />
        {atual !== null && (
          <Switch
            label="Ativo"
            checked={f.valores.ativo}
            onChange={(e) => f.mudar('ativo', e.currentTarget.checked)}
          />
        )}
        <FalhaDoFormulario falha={f.falha} />
        <Button type="submit" loading={f.enviando}>
          Salvar
        </Button>
      </Stack>
    </form>
  )
}

interface PropsDeQuem extends Pick<Props, 'comitentes'> {
  readonly f: EstadoDoFormulario<Valores>
}

/** Decided once: an address does not move to another consignor, nor from trial to real data. */
function DeQuem({ f, comitentes }: PropsDeQuem) {
  return (
    <>
      <ComitenteDoSistema
        comitentes={comitentes}
        comId={f.valores.comId}
        erro={f.erros.comId}
        mudar={(x) => f.mudar('comId', x)}
      />
      <AmbienteDoSistema ambiente={f.valores.ambiente} mudar={(x) => f.mudar('ambiente', x)} />
    </>
  )
}
