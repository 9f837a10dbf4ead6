// Keeps the open report under a name, with its filters; by mail on certain days, if wished.
import { Alert, Button, Modal, Select, Stack, TagsInput, TextInput } from '@mantine/core'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { FORMATOS_DE_RELATORIO, ROTULO_DO_FORMATO } from '@martelo/domain/relatorios/formatos.ts'
import { FREQUENCIAS, ROTULO_DA_FREQUENCIA } from '@martelo/domain/relatorios/proximo-envio.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { ErroDeChamada, semResposta } from '../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { CHAVE_DOS_SALVOS, type ConsultaDoRelatorio } from './consulta-do-relatorio.ts'

interface Props {
  readonly consulta: ConsultaDoRelatorio
  readonly aberto: boolean
  readonly aoFechar: () => void
}

const NUNCA = 'nunca'

export function SalvarRelatorio({ consulta, aberto, aoFechar }: Props) {
  const consultas = useQueryClient()
  const [nome, setNome] = useState(RELATORIOS[consulta.nome].titulo)
  const [frequencia, setFrequencia] = useState<string>(NUNCA)
  const [formato, setFormato] = useState<string>('xlsx')
  const [destinatarios, setDestinatarios] = useState<string[]>([])
  const [erro, setErro] = useState<ErroDeChamada | null>(null)
  const [fazendo, setFazendo] = useState(false)
  const salvar = async (e: FormEvent): Promise<void> => {
    e.preventDefault()
    setFazendo(true)
    setErro(null)
    const { pagina: _, porPagina: __, ordenar: ___, ...recorte } = consulta.pedido
    try {
      await chamar('POST /v1/relatorios/salvos', {
        body: {
          relatorio: consulta.nome,
          nome,
          recorte,
          frequencia: FREQUENCIAS.find((f) => f === frequencia) ?? null,
          formato: FORMATOS_DE_RELATORIO.find((f) => f === formato) ?? null,
          destinatarios,
        },
      })
      await consultas.invalidateQueries({ queryKey: CHAVE_DOS_SALVOS })
      avisarSucesso('Relatório guardado')
      aoFechar()
    } catch (falha) {
      setErro(falha instanceof ErroDeChamada ? falha : semResposta())
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title="Guardar o relatório"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form onSubmit={(e) => void salvar(e)}>
        <Stack>
          {erro && (
            <Alert color="red" role="alert">
              {erro.message}
            </Alert>
          )}
          <TextInput
            label="Nome"
            required
            maxLength={80}
            value={nome}
            onChange={(e) => setNome(e.currentTarget.value)}
            error={erro?.campos.nome}
          />
          <Select
            label="Enviar por e-mail"
            allowDeselect={false}
            value={frequencia}
            onChange={(v) => v !== null && setFrequencia(v)}
            data={[
              { value: NUNCA, label: 'Não enviar' },
              ...FREQUENCIAS.map((f) => ({ value: f, label: ROTULO_DA_FREQUENCIA[f] })),
            ]}
          />
          {frequencia !== NUNCA && (
            <>
              <TagsInput
                label="Para"
                description="Um e-mail e Enter"
                value={destinatarios}
                onChange={setDestinatarios}
                maxTags={20}
                error={erro?.campos.destinatarios}
              />
              <QueArquivo formato={formato} mudar={setFormato} />
            </>
          )}
          <Button type="submit" loading={fazendo}>
            Guardar
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

function QueArquivo({ formato, mudar }: { readonly formato: string; mudar(f: string): void }) {
  return (
    <Select
      label="Arquivo anexo"
      description={
        formato === NUNCA
          ? 'A carta leva as somas; as linhas pedem entrada no site'
          : 'As linhas vão com a carta, como você as lê: envie só a quem pode vê-las'
      }
      allowDeselect={false}
      value={formato}
      onChange={(v) => v !== null && mudar(v)}
      data={[
        ...FORMATOS_DE_RELATORIO.map((f) => ({ value: f, label: ROTULO_DO_FORMATO[f] })),
        { value: NUNCA, label: 'Sem anexo' },
      ]}
    />
  )
}
