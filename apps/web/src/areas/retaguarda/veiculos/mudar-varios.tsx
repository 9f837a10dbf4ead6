// One change for many vehicles of the stock: what is left empty stays as it is.
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { PATIO } from '@martelo/contracts/patios/patio.cadastro.ts'
import { VEICULO_CLASSIFICACAO } from '@martelo/contracts/veiculos/veiculo-classificacao.cadastro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Seletor } from '../../../kit/cadastro/seletor.tsx'

const MARCAS = [
  ['inibirVenda', 'Venda', 'Inibir', 'Liberar'],
  ['bloquearRemocao', 'Remoção', 'Bloquear', 'Permitir'],
  ['faltaRecorte', 'Recorte do chassi', 'Falta', 'Feito'],
  ['faltaDecalque', 'Decalque', 'Falta', 'Feito'],
] as const

interface Props {
  readonly linhas: readonly { readonly uid: string }[] | null
  readonly aoFechar: () => void
}

export function MudarVarios({ linhas, aoFechar }: Props) {
  const consultas = useQueryClient()
  const [patio, setPatio] = useState<string | null>(null)
  const [classificacao, setClassificacao] = useState<string | null>(null)
  const [marcas, setMarcas] = useState<Readonly<Record<string, boolean>>>({})
  const [fazendo, setFazendo] = useState(false)
  const salvar = async (): Promise<void> => {
    setFazendo(true)
    try {
      const r = await chamar('POST /v1/estoque/mudancas', {
        body: {
          uids: (linhas ?? []).map((l) => l.uid),
          ...(patio ? { patioUid: patio } : {}),
          ...(classificacao ? { classificacaoUid: classificacao } : {}),
          ...marcas,
        },
      })
      avisarSucesso(quantos(r.mudados, 'veículo mudado', 'veículos mudados'))
      setPatio(null)
      setClassificacao(null)
      setMarcas({})
      aoFechar()
      await consultas.invalidateQueries({ queryKey: ['estoque'] })
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(false)
    }
  }
  const nada = !patio && !classificacao && Object.keys(marcas).length === 0
  return (
    <Modal
      opened={linhas !== null}
      onClose={aoFechar}
      title={`Mudar ${quantos(linhas?.length ?? 0, 'veículo', 'veículos')}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          O que ficar em branco não muda.
        </Text>
        <Seletor de={PATIO} label="Pátio" valor={patio} aoEscolher={setPatio} clearable />
        <Seletor
          de={VEICULO_CLASSIFICACAO}
          label="Classificação"
          valor={classificacao}
          aoEscolher={setClassificacao}
          clearable
        />
        {MARCAS.map(([campo, rotulo, sim, nao]) => (
          <Select
            key={campo}
            label={rotulo}
            placeholder="Não mudar"
            clearable
            clearButtonProps={{ 'aria-label': `Limpar ${rotulo}` }}
            data={[
              { value: 'sim', label: sim },
              { value: 'nao', label: nao },
            ]}
            value={marcas[campo] === undefined ? null : marcas[campo] ? 'sim' : 'nao'}
            onChange={(v) =>
              setMarcas(({ [campo]: _, ...resto }) =>
                v === null ? resto : { ...resto, [campo]: v === 'sim' },
              )
            }
          />
        ))}
        <Group justify="end">
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button disabled={nada} loading={fazendo} onClick={() => void salvar()}>
            Mudar
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
