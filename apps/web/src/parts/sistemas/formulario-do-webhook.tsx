import { Button, Checkbox, Modal, Select, Stack, Switch, TextInput } from '@mantine/core'
import {
  AMBIENTES,
  type Ambiente,
  type EventoDoComitente,
  EVENTOS_DO_COMITENTE,
  NOMES_DE_EVENTO,
  ROTULO_DO_AMBIENTE,
} from '@martelo/domain/sistemas/escopos.ts'
import { chamar } from '../../core/api.ts'
import { FalhaDoFormulario } from '../../kit/formulario/folha.tsx'
import { type Formulario as EstadoDoFormulario, useFormulario } from '../../kit/formulario/usar-formulario.ts'
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
    <Modal
      opened={qual !== null}
      onClose={aoFechar}
      title={qual === 'novo' ? 'Cadastrar endereço' : 'Editar endereço'}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {qual !== null && <Formulario {...resto} atual={qual === 'novo' ? null : qual} />}
    </Modal>
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
        <Checkbox.Group
          label="O que ele recebe"
          value={f.valores.eventos}
          error={f.erros.eventos}
          onChange={(x) => f.mudar('eventos', x)}
        >
          <Stack gap="xs" mt="xs">
            {NOMES_DE_EVENTO.map((e) => (
              <Checkbox key={e} value={e} label={EVENTOS_DO_COMITENTE[e]} />
            ))}
          </Stack>
        </Checkbox.Group>
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
      <Select
        label="Comitente"
        name="comId"
        required
        searchable
        data={comitentes.map((c) => ({ value: String(c.comId), label: c.nome }))}
        value={f.valores.comId || null}
        error={f.erros.comId}
        onChange={(x) => f.mudar('comId', x ?? '')}
      />
      <Select
        label="Ambiente"
        name="ambiente"
        required
        allowDeselect={false}
        data={AMBIENTES.map((a) => ({ value: a, label: ROTULO_DO_AMBIENTE[a] }))}
        value={f.valores.ambiente}
        onChange={(x) => f.mudar('ambiente', x ?? 'producao')}
      />
    </>
  )
}
