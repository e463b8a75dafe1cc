// @vitest-environment happy-dom
// A specialty is added by Enter, but not by the Enter that ends a word of an input method.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Specialties } from '#features/mentors/specialties.tsx';
import { show } from './show.tsx';

test.each([{ isComposing: true }, { isComposing: false, keyCode: 229 }])(
  'Enter that ends a word adds nothing: %o',
  async (key) => {
    const onChange = vi.fn();
    await show(<Specialties chosen={[]} onChange={onChange} most={6} />);
    const field = screen.getByLabelText(/Specialties/);
    fireEvent.change(field, { target: { value: '留学' } });
    fireEvent.keyDown(field, { key: 'Enter', ...key });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChange).toHaveBeenCalledWith(['留学']);
  },
);
