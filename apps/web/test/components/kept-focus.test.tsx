// @vitest-environment happy-dom
// When a control goes that has the focus, the focus goes to what stands next, never to the page.
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { WaitingList } from '#components/waiting-list.tsx';
import { show } from './show.tsx';

const hasFocus = (name: string) =>
  waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(name),
  );

function Papers({ asks = false }) {
  const [names, setNames] = useState(['Passport', 'Transcript', 'Letter']);
  const [asked, setAsked] = useState<string>();
  const remove = (name: string) => setNames(names.filter((one) => one !== name));
  return (
    <section>
      <h2>Papers</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name}
            <Button aria-label={`Delete ${name}`} onClick={() => (asks ? setAsked(name) : remove(name))}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title="Delete it?"
        confirm="Yes"
        onConfirm={() => {
          setAsked(undefined);
          remove(asked ?? '');
        }}
        onCancel={() => setAsked(undefined)}
      >
        It goes.
      </ConfirmDialog>
    </section>
  );
}

test('a row that leaves its list gives the focus to the next row, the last one to the row before, then the heading has it', async () => {
  const { user } = await show(<Papers />);
  await user.click(screen.getByRole('button', { name: 'Delete Transcript' }));
  await hasFocus('Delete Letter');
  await user.click(screen.getByRole('button', { name: 'Delete Letter' }));
  await hasFocus('Delete Passport');
  await user.click(screen.getByRole('button', { name: 'Delete Passport' }));
  await hasFocus('Papers');
});

test('a row that goes with the dialog that asked about it gives the focus to the next row', async () => {
  const { user } = await show(<Papers asks />);
  await user.click(screen.getByRole('button', { name: 'Delete Passport' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await hasFocus('Delete Transcript');
});

function Folded({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button>Before</Button>
      {isOpen ? (
        <form>
          {children}
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </form>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>Write a note</Button>
        </div>
      )}
      <Button>After</Button>
    </div>
  );
}

test('a form that closes gives the focus to the button that comes into its place', async () => {
  const { user } = await show(<Folded>{null}</Folded>);
  await user.click(screen.getByRole('button', { name: 'Write a note' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await hasFocus('Write a note');
});

function Panes() {
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <div hidden={isHidden}>
        <Button
          onClick={(event) => {
            setHidden(true);
            // as a browser does when what has the focus is hidden
            event.currentTarget.blur();
          }}
        >
          Open the chat
        </Button>
      </div>
      <div>
        <Button>Back</Button>
      </div>
    </>
  );
}

test('what is hidden loses the focus like what is gone', async () => {
  const { user } = await show(<Panes />);
  await user.click(screen.getByRole('button', { name: 'Open the chat' }));
  await hasFocus('Back');
});

function Evaluated() {
  const [isDone, setDone] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {!isDone && (
        <Button
          onClick={() => {
            setDone(true);
            result.current?.focus();
          }}
        >
          Evaluate
        </Button>
      )}
      <Button>Next</Button>
      <h2 ref={result} tabIndex={-1}>
        Result
      </h2>
    </>
  );
}

test('whoever places the focus in the same moment is left alone', async () => {
  const { user } = await show(<Evaluated />);
  await user.click(screen.getByRole('button', { name: 'Evaluate' }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await hasFocus('Result');
});

function Desk() {
  const [names, setNames] = useState(['Passport', 'Letter']);
  const asked = { data: { waiting: names.length }, error: null, refetch: () => undefined, isFetching: false };
  return (
    <WaitingList title="Papers" about="" asked={asked} count={(waiting) => waiting} none="">
      {() =>
        names.map((name) => (
          <li key={name}>
            <Button>Look at {name}</Button>
            <Button onClick={() => setNames(names.filter((one) => one !== name))}>Accept {name}</Button>
          </li>
        ))
      }
    </WaitingList>
  );
}

test('a desk leaves the focus to the common rule: it goes to the next that waits', async () => {
  const { user } = await show(<Desk />);
  const seen: string[] = [];
  document.addEventListener('focusin', ({ target }) => seen.push((target as Element).id));
  await user.click(screen.getByRole('button', { name: 'Accept Passport' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Look at Letter'));
  expect(seen).not.toContain('main');
});
